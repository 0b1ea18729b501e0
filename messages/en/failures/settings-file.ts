/** Why a file of settings is not taken. */
export const noSettingsFile =
  "This is no file of a school's settings: name one that was exported, a ZIP or the settings.json in it."
export const settingsFileNewer = ({ format, known }: { format: number; known: number }) =>
  `A newer program has written this file (format ${format}; this one reads ${known}): install that program here, then import the file.`
export const settingsFileNoJson = ({ why }: { why: string }) =>
  `The file is no valid JSON (${why}): mend it there, or export the settings again.`
export const settingUnknown =
  'This program does not know this setting: if a newer one has written the file, install that one here; else mend its name, or take it out.'
export const settingsZipDamaged = 'The ZIP is damaged or no ZIP of an export, so it cannot be read: export it again.'
export const fileMissing = ({ path }: { path: string }) =>
  `The file '${path}' is not there: put it beside the file of settings under this name, or take it out of the settings.`
