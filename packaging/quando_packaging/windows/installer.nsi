; The installer for Windows. nsis.py compiles it: it puts beside each other in the folder
; DRAFTS all names (defines.nsh), the lists of the program's files (install.nsh, remove.nsh), the
; pictures and the text of the licences.
;
;   setup.exe      [/CurrentUser | /AllUsers] [/Desktop] [/S] [/D=FOLDER]
;   uninstall.exe  [/PURGE] [/S]
;
; /S is silent, /Desktop puts a link on the desktop, /PURGE deletes saved games and settings, and
; /D must come last and takes no quotes. A silent run ends with 0 if all is well, and otherwise with
; one of the numbers below, or with 2 if Windows itself refused something on the way.

!define IS_RUNNING 32 ; Windows' own numbers for this
!define NEEDS_RIGHTS 740
!define IS_TOO_OLD 1150
!define NOT_WRITABLE 5
!define OLD_STAYS 1603

!include "${DRAFTS}/defines.nsh"

Unicode true
; Windows on 64 bits runs both kinds; only this one needs nothing of the older kind. Not every NSIS
; can make it.
!if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
  Target amd64-unicode
!endif
SetCompressor /SOLID /FINAL lzma
SetCompressorDictSize 64
; The time of a file would be the only thing that differs from one build to the next.
SetDateSave off
AllowSkipFiles off
ManifestDPIAware true
ManifestSupportedOS Win10
; Rights are asked for only once somebody wants to install for everyone.
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${OUTFILE}"
; The last name is put behind a folder that somebody chooses.
InstallDir "$LOCALAPPDATA\Programs\${NAME}"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"

!define CLASSES "Software\Classes"
!define START_LINK "$SMPROGRAMS\${NAME}.lnk"
!define DESKTOP_LINK "$DESKTOP\${NAME}.lnk"

Var Mode ; "user" or "all"; when removing also "none", if Windows knows nothing of this place
Var IsAdministrator ; "yes" or "no", like the others
Var IsContinued
Var IsPlaceGiven
Var WantsDesktopLink
Var WantsPurge
Var OldPlace
Var RadioUser
Var RadioAll
Var CheckBox

; --- pages ----------------------------------------------------------------------------------------

!define MUI_ICON "${DRAFTS}/setup.ico"
!define MUI_UNICON "${DRAFTS}/setup.ico"
!define MUI_ABORTWARNING
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${DRAFTS}/header.bmp"
!define MUI_HEADERIMAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_WELCOMEFINISHPAGE_BITMAP "${DRAFTS}/side.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight

!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipIfContinued
!define MUI_PAGE_HEADER_TEXT "$(LicenceTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(LicenceHeader)"
!define MUI_LICENSEPAGE_TEXT_TOP "$(LicenceTop)"
!define MUI_LICENSEPAGE_TEXT_BOTTOM "$(LicenceBottom)"
!define MUI_LICENSEPAGE_BUTTON "$(^NextBtn)"
!insertmacro MUI_PAGE_LICENSE "${DRAFTS}/licence.txt"
Page custom ShowChoices LeaveChoices
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "$(Play)"
!define MUI_FINISHPAGE_RUN_FUNCTION StartProgram
!insertmacro MUI_PAGE_FINISH

UninstPage custom un.ShowChoices un.LeaveChoices
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!include "${SCRIPTS}/texts.nsh"

; --- what both the installer and the uninstaller do -----------------------------------------------

!macro COMMON UN

; Notes whether everyone's folders and settings can be written.
Function ${UN}AskRights
  UserInfo::GetAccountType
  Pop $0
  StrCpy $IsAdministrator no
  ${If} $0 == "Admin"
    StrCpy $IsAdministrator yes
  ${EndIf}
FunctionEnd

; Lets links and settings be those of this user or of everyone.
Function ${UN}UseMode
  ${If} $Mode == all
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
FunctionEnd

; Leaves in $2 why the file $1 cannot be written to, in Windows' number for it, or 0.
Function ${UN}AskFile
  System::Call 'kernel32::CreateFile(t r1, i 0x40000000, i 7, p 0, i 3, i 0, p 0) p .r3 ?e'
  Pop $2
  ${If} $3 P<> -1
    System::Call 'kernel32::CloseHandle(p r3)'
    StrCpy $2 0
  ${EndIf}
FunctionEnd

; Goes on only once the program in the folder $0 does not run: its files can then be written to.
Function ${UN}WaitForProgram
  ${Do}
    StrCpy $1 "$0\${PROGRAM}"
    Call ${UN}AskFile
    ${If} $2 <> ${IS_RUNNING}
      StrCpy $1 "$0\${TERMINAL_PROGRAM}"
      Call ${UN}AskFile
    ${EndIf}
    ${If} $2 <> ${IS_RUNNING}
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${IS_RUNNING}
    Abort "$(IsRunning)"
    again:
  ${Loop}
FunctionEnd

; The desktop shows the icons of files anew.
Function ${UN}TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
FunctionEnd

!macroend

!insertmacro COMMON ""
!insertmacro COMMON "un."

; --- installing -----------------------------------------------------------------------------------

Function .onInit
  SetRegView 64
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(IsTooOld)" /SD IDOK
    SetErrorLevel ${IS_TOO_OLD}
    Quit
  ${EndIf}
  StrCpy $IsPlaceGiven no
  ${If} $INSTDIR != "$LOCALAPPDATA\Programs\${NAME}"
    StrCpy $IsPlaceGiven yes
  ${EndIf}
  Call AskRights
  Call ReadWishes
  ${If} $Mode == all
  ${AndIf} $IsAdministrator == no
    ${If} ${Silent}
      SetErrorLevel ${NEEDS_RIGHTS}
      Quit
    ${EndIf}
    Call StartWithRights
  ${EndIf}
  Call ChoosePlace
FunctionEnd

; What the command line asks for. Without a word about it, an installation that is there is renewed.
Function ReadWishes
  ${GetParameters} $0
  StrCpy $Mode user
  ReadRegStr $1 HKLM "${ENTRY}" "InstallLocation"
  ReadRegStr $2 HKCU "${ENTRY}" "InstallLocation"
  ${If} $1 != ""
  ${AndIf} $2 == ""
    StrCpy $Mode all
  ${EndIf}
  ClearErrors
  ${GetOptions} $0 "/CurrentUser" $1
  ${IfNot} ${Errors}
    StrCpy $Mode user
  ${EndIf}
  ClearErrors
  ${GetOptions} $0 "/AllUsers" $1
  ${IfNot} ${Errors}
    StrCpy $Mode all
  ${EndIf}
  StrCpy $WantsDesktopLink no
  ClearErrors
  ${GetOptions} $0 "/Desktop" $1
  ${IfNot} ${Errors}
    StrCpy $WantsDesktopLink yes
  ${EndIf}
  StrCpy $IsContinued no
  ClearErrors
  ${GetOptions} $0 "/Continued" $1
  ${IfNot} ${Errors}
    StrCpy $IsContinued yes
  ${EndIf}
  ClearErrors
FunctionEnd

; Where it goes unless somebody has said it: where it is already, or where Windows has such things.
Function ChoosePlace
  Call UseMode
  ${If} ${FileExists} "${DESKTOP_LINK}"
    StrCpy $WantsDesktopLink yes
  ${EndIf}
  ${If} $IsPlaceGiven == yes
    Return
  ${EndIf}
  ReadRegStr $INSTDIR SHCTX "${ENTRY}" "InstallLocation"
  ${If} $INSTDIR != ""
    Return
  ${EndIf}
  StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${NAME}"
  ${If} $Mode == all
    StrCpy $INSTDIR "$PROGRAMFILES64\${NAME}"
  ${EndIf}
FunctionEnd

; Windows asks for the rights, and the installer goes on in a second one that has them. Comes back
; only if they were not given.
Function StartWithRights
  StrCpy $0 "/AllUsers /Continued"
  ${If} $WantsDesktopLink == yes
    StrCpy $0 "$0 /Desktop"
  ${EndIf}
  ${If} $IsPlaceGiven == yes
    StrCpy $0 "$0 /D=$INSTDIR"
  ${EndIf}
  ClearErrors
  ExecShell "runas" "$EXEPATH" "$0"
  ${IfNot} ${Errors}
    Quit
  ${EndIf}
  StrCpy $Mode user
FunctionEnd

Function SkipIfContinued
  ${If} $IsContinued == yes
    Abort
  ${EndIf}
FunctionEnd

Function ShowChoices
  Call SkipIfContinued
  !insertmacro MUI_HEADER_TEXT "$(ChoicesTitle)" "$(ChoicesHeader)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 0 4u 100% 12u "$(ForMe)"
  Pop $RadioUser
  ${NSD_CreateLabel} 12u 17u -12u 10u "$(ForMeNote)"
  Pop $0
  ${NSD_CreateRadioButton} 0 36u 100% 12u "$(ForAll)"
  Pop $RadioAll
  ${NSD_CreateLabel} 12u 49u -12u 10u "$(ForAllNote)"
  Pop $0
  ${NSD_CreateCheckBox} 0 80u 100% 12u "$(WithLink)"
  Pop $CheckBox
  ${If} $Mode == all
    ${NSD_Check} $RadioAll
  ${Else}
    ${NSD_Check} $RadioUser
  ${EndIf}
  ${If} $WantsDesktopLink == yes
    ${NSD_Check} $CheckBox
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function LeaveChoices
  ${NSD_GetState} $RadioAll $0
  StrCpy $Mode user
  ${If} $0 = ${BST_CHECKED}
    StrCpy $Mode all
  ${EndIf}
  ${NSD_GetState} $CheckBox $1
  StrCpy $WantsDesktopLink no
  ${If} $1 = ${BST_CHECKED}
    StrCpy $WantsDesktopLink yes
  ${EndIf}
  ${If} $Mode == all
  ${AndIf} $IsAdministrator == no
    Call StartWithRights
    Abort
  ${EndIf}
  ; What somebody has just chosen counts more than a link that is there.
  StrCpy $3 $WantsDesktopLink
  Call ChoosePlace
  StrCpy $WantsDesktopLink $3
FunctionEnd

Section
  Call UseMode
  StrCpy $0 $INSTDIR
  Call WaitForProgram
  Call CheckPlace
  Call RemoveOld

  ; First of all what removes it again, should something fail on the way.
  SetOutPath $INSTDIR
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  Call WriteEntry
  !include "${DRAFTS}/install.nsh"

  SetOutPath $INSTDIR
  CreateShortcut "${START_LINK}" "$INSTDIR\${PROGRAM}" "" "" 0 SW_SHOWNORMAL "" "$(Summary)"
  ${If} $WantsDesktopLink == yes
    CreateShortcut "${DESKTOP_LINK}" "$INSTDIR\${PROGRAM}" "" "" 0 SW_SHOWNORMAL "" "$(Summary)"
  ${EndIf}
  Call WriteAssociation
  Call TellDesktop
SectionEnd

; Before anything changes: a folder that cannot be written to is told, not stumbled over.
Function CheckPlace
  ClearErrors
  CreateDirectory $INSTDIR
  GetTempFileName $0 $INSTDIR
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(NotWritable)" /SD IDOK
    SetErrorLevel ${NOT_WRITABLE}
    Abort "$(NotWritable)"
  ${EndIf}
  Delete $0
FunctionEnd

; The version that is there knows best which files it has, and removes them itself.
Function RemoveOld
  ReadRegStr $OldPlace SHCTX "${ENTRY}" "InstallLocation"
  ${If} $OldPlace == ""
  ${OrIfNot} ${FileExists} "$OldPlace\${UNINSTALLER}"
    Return
  ${EndIf}
  StrCpy $0 $OldPlace
  Call WaitForProgram
  DetailPrint "$(RemovesOld)"
  ExecWait '"$OldPlace\${UNINSTALLER}" /S _?=$OldPlace' $1
  ${If} $1 != 0
    MessageBox MB_OK|MB_ICONSTOP "$(OldStays)" /SD IDOK
    SetErrorLevel ${OLD_STAYS}
    Abort "$(OldStays)"
  ${EndIf}
  ; Run this way, it waits for the end, but cannot remove itself.
  Delete "$OldPlace\${UNINSTALLER}"
  ${If} $OldPlace != $INSTDIR
    RMDir $OldPlace
  ${EndIf}
FunctionEnd

; What Windows lists among the installed programs.
Function WriteEntry
  WriteRegStr SHCTX "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${ENTRY}" "DisplayIcon" '"$INSTDIR\${PROGRAM}",0'
  WriteRegStr SHCTX "${ENTRY}" "Publisher" "${AUTHORS}"
  WriteRegStr SHCTX "${ENTRY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr SHCTX "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${ENTRY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr SHCTX "${ENTRY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD SHCTX "${ENTRY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD SHCTX "${ENTRY}" "NoModify" 1
  WriteRegDWORD SHCTX "${ENTRY}" "NoRepair" 1
FunctionEnd

; A double click on a saved match opens it.
Function WriteAssociation
  WriteRegStr SHCTX "${CLASSES}\${KIND}" "" "$(Match)"
  WriteRegStr SHCTX "${CLASSES}\${KIND}\DefaultIcon" "" '"$INSTDIR\${MATCH_ICON}"'
  WriteRegStr SHCTX "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "${CLASSES}\${ENDING}" "" "${KIND}"
  WriteRegStr SHCTX "${CLASSES}\${ENDING}" "Content Type" "${MIME_TYPE}"
  WriteRegStr SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${KIND}" ""
FunctionEnd

; Through the desktop, so that it does not get the rights that the installer may have.
Function StartProgram
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
FunctionEnd

; --- removing -------------------------------------------------------------------------------------

Function un.onInit
  SetRegView 64
  Call un.AskRights
  Call un.FindMode
  Call un.UseMode
  StrCpy $WantsPurge no
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/PURGE" $1
  ${IfNot} ${Errors}
    StrCpy $WantsPurge yes
  ${EndIf}
  ${If} $Mode == all
  ${AndIf} $IsAdministrator == no
    SetErrorLevel ${NEEDS_RIGHTS}
    ${IfNot} ${Silent}
      ; Windows asks for the rights, and the uninstaller begins anew with them.
      ExecShell "runas" "$INSTDIR\${UNINSTALLER}"
    ${EndIf}
    Quit
  ${EndIf}
FunctionEnd

; For whom this very folder was installed.
Function un.FindMode
  StrCpy $Mode none
  ReadRegStr $0 HKLM "${ENTRY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    StrCpy $Mode all
  ${EndIf}
  ReadRegStr $0 HKCU "${ENTRY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    StrCpy $Mode user
  ${EndIf}
FunctionEnd

; The folder may have had another name when it was installed. What Windows knows of is then gone now.
Function un.FindOrphan
  ReadRegStr $0 HKLM "${ENTRY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} $IsAdministrator == yes
  ${AndIfNot} ${FileExists} "$0\${PROGRAM}"
    StrCpy $Mode all
  ${EndIf}
  ReadRegStr $0 HKCU "${ENTRY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIfNot} ${FileExists} "$0\${PROGRAM}"
    StrCpy $Mode user
  ${EndIf}
  Call un.UseMode
FunctionEnd

Function un.ShowChoices
  !insertmacro MUI_HEADER_TEXT "$(RemoveTitle)" "$(RemoveHeader)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 4u 100% 10u "$(RemoveFrom)"
  Pop $0
  ${NSD_CreateLabel} 0 17u 100% 20u "$INSTDIR"
  Pop $0
  ${NSD_CreateCheckBox} 0 48u 100% 12u "$(Purge)"
  Pop $CheckBox
  ${NSD_CreateLabel} 12u 61u -12u 30u "$(PurgeNote)"
  Pop $0
  ${If} $WantsPurge == yes
    ${NSD_Check} $CheckBox
  ${EndIf}
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(^UninstallBtn)"
  nsDialogs::Show
FunctionEnd

Function un.LeaveChoices
  ${NSD_GetState} $CheckBox $0
  StrCpy $WantsPurge no
  ${If} $0 = ${BST_CHECKED}
    StrCpy $WantsPurge yes
  ${EndIf}
FunctionEnd

Section "un."
  StrCpy $0 $INSTDIR
  Call un.WaitForProgram
  ; Never inside the folder that is to go.
  SetOutPath $TEMP

  ; Only what was installed: somebody may have put files of their own there.
  ClearErrors
  !include "${DRAFTS}/remove.nsh"
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir $INSTDIR
  ${If} $Mode == none
    Call un.FindOrphan
  ${EndIf}
  ${If} $Mode == user
    ; Made by the installer if it was not there; Windows does not mind.
    RMDir "$LOCALAPPDATA\Programs"
  ${EndIf}

  ${If} $Mode != none
    Delete "${START_LINK}"
    Delete "${DESKTOP_LINK}"
    Call un.RemoveAssociation
    DeleteRegKey SHCTX "${ENTRY}"
    Call un.TellDesktop
  ${EndIf}
  ${If} $WantsPurge == yes
    SetShellVarContext current
    RMDir /r "$LOCALAPPDATA\${NAME}"
  ${EndIf}
SectionEnd

; Between the files and the folders of remove.nsh: a file that stays keeps its place in the list of
; programs, so that removing can be tried again.
Function un.CheckRemoved
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FilesStay)" /SD IDOK
    SetErrorLevel ${NOT_WRITABLE}
    Abort "$(FilesStay)"
  ${EndIf}
FunctionEnd

; Only what is still ours: another program may have taken the files over.
Function un.RemoveAssociation
  DeleteRegKey SHCTX "${CLASSES}\${KIND}"
  DeleteRegValue SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}\OpenWithProgids"
  ReadRegStr $0 SHCTX "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" ""
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" "Content Type"
  ${EndIf}
  ; With values in it, it is somebody else's as well.
  StrCpy $1 ""
  EnumRegValue $1 SHCTX "${CLASSES}\${ENDING}" 0
  ${If} $1 == ""
    DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}"
  ${EndIf}
FunctionEnd
