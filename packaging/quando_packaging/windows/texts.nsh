; The installer's own words. Those of its usual buttons and pages come with NSIS.

!macro TEXT NAME ENGLISH GERMAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
!macroend
!define TEXT "!insertmacro TEXT"

${TEXT} Summary "${SUMMARY}" "Drei Kartenspiele für den Rechner: Quando, Quanto und Unter Spannung"
${TEXT} Match "${MATCH_EN}" "${MATCH_DE}"

${TEXT} LicenceTitle "Licences" "Lizenzen"
${TEXT} LicenceHeader \
  "The program's licence and those of what it is made with." \
  "Die Lizenz des Programms und die Lizenzen dessen, was darin steckt."
${TEXT} LicenceTop "Page Down shows more." "Die Bild-ab-Taste zeigt mehr."
${TEXT} LicenceBottom \
  "The program is free. You need not agree to anything in order to play." \
  "Das Programm ist frei. Zum Spielen muss niemand etwas zustimmen."

${TEXT} ChoicesTitle "Who will play?" "Wer wird spielen?"
${TEXT} ChoicesHeader \
  "${NAME} can be there for you alone or for everyone." \
  "${NAME} kann für eine Person da sein oder für alle."
${TEXT} ForMe "Only &me" "Nur &ich"
${TEXT} ForMeNote "No special rights are needed." "Dafür sind keine besonderen Rechte nötig."
${TEXT} ForAll "&Everyone who uses this computer" "&Alle, die diesen Computer benutzen"
${TEXT} ForAllNote \
  "Windows will ask for administrator rights." \
  "Windows fragt dazu nach Administratorrechten."
${TEXT} WithLink "Put a &link on the desktop" "Eine &Verknüpfung auf den Desktop legen"
${TEXT} Play "&Play now" "Jetzt &spielen"

${TEXT} IsRunning \
  "${NAME} is running. Close its window, then try again." \
  "${NAME} läuft gerade. Bitte erst das Fenster schließen und es dann noch einmal versuchen."
${TEXT} IsTooOld \
  "${NAME} needs Windows 10, version 1809, or a newer Windows, with 64 bits." \
  "${NAME} braucht Windows 10, Version 1809, oder ein neueres Windows, mit 64 Bit."
${TEXT} NotWritable \
  "Nothing can be written to $INSTDIR. Choose another folder." \
  "In $INSTDIR kann nichts geschrieben werden. Bitte einen anderen Ordner wählen."
${TEXT} RemovesOld "The version that was here goes away." "Die bisherige Version wird entfernt."
${TEXT} OldStays \
  "The version that is here could not be removed. Uninstall it, then try again." \
  "Die bisherige Version ließ sich nicht entfernen. Bitte erst deinstallieren, dann noch einmal versuchen."

${TEXT} RemoveTitle "Remove ${NAME}" "${NAME} entfernen"
${TEXT} RemoveHeader "The program goes; saved games may stay." "Das Programm geht; gespeicherte Spiele dürfen bleiben."
${TEXT} RemoveFrom "${NAME} will be removed from this folder:" "${NAME} wird aus diesem Ordner entfernt:"
${TEXT} Purge "&Delete my saved games and settings, too" "Auch meine &gespeicherten Spiele und Einstellungen löschen"
${TEXT} PurgeNote \
  "Otherwise they stay, and are there again after a new installation." \
  "Sonst bleiben sie und sind nach einer neuen Installation wieder da."
${TEXT} FilesStay \
  "Some files in $INSTDIR could not be removed. Close what uses them, then try again." \
  "Einige Dateien in $INSTDIR ließen sich nicht entfernen. Bitte schließen, was sie benutzt, und es noch einmal versuchen."
