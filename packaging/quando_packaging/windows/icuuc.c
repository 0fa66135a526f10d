/* Every Windows that Qt supports has an icuuc.dll; wine has none, and Qt does not start without it.
   Qt would ask it to convert texts from and to old encodings, which the program never does. Here
   are the functions that Qt names, and each says that it cannot help.

   For trying under wine only: it goes into wine's own system folder, never into the program's. */

#define EXPORT __declspec(dllexport)
#define CANNOT 16 /* U_UNSUPPORTED_ERROR */

/* Opening a converter fails, so that none is ever there for the others to work with. */
EXPORT void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = CANNOT;
    return 0;
}

EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { (void)number; return 0; }

EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    (void)name;
    (void)standard;
    *error = CANNOT;
    return 0;
}

#define UNUSED(name) EXPORT void name(void) {}

UNUSED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
UNUSED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
UNUSED(ucnv_cbFromUWriteUChars)
UNUSED(ucnv_cbToUWriteUChars)
UNUSED(ucnv_close)
UNUSED(ucnv_fromUCountPending)
UNUSED(ucnv_fromUnicode)
UNUSED(ucnv_getFromUCallBack)
UNUSED(ucnv_getMaxCharSize)
UNUSED(ucnv_getName)
UNUSED(ucnv_getToUCallBack)
UNUSED(ucnv_reset)
UNUSED(ucnv_setFromUCallBack)
UNUSED(ucnv_setToUCallBack)
UNUSED(ucnv_toUCountPending)
UNUSED(ucnv_toUnicode)
