/** Why a file of settings is not taken. */
export const noSettingsFile =
  "This is no file of a school's settings: name one that was exported, a ZIP or the settings.json in it."
export const settingsFileNewer = ({ format, known }: { format: number; known: number }) =>
  `A newer program has written this file (format ${format}; this one reads ${known}): install that program here, then import the file.`
export const settingsFileNoJson = ({ why }: { why: string }) =>
  `The file is no valid JSON (${why}): mend it there, or export the settings again.`
export const settingsFileTooLarge = 'The file is too large for settings of a school.'
export const settingUnknown =
  'This program does not know this setting: if a newer one has written the file, install that one here; else mend its name, or take it out.'
export const settingsZipEmpty =
  'This ZIP has no settings of a school: choose the export of a whole school, or of settings.'
export const settingsZipDamaged = 'The ZIP is damaged or no ZIP of an export, so it cannot be read: export it again.'
export const pictureMissing = ({ path }: { path: string }) =>
  `The picture '${path}' is not there: put it beside the file under this name, or name another.`
export const pageFileMissing = ({ path }: { path: string }) =>
  `The file '${path}' of a page is not there: put it beside the file under this name, or take it out of the page.`
export const pageFileTooLarge = ({ path, megabytes }: { path: string; megabytes: number }) =>
  `The file '${path}' of a page is larger than ${megabytes} MB: make it smaller.`
export const pictureTooLarge = ({ path, megabytes }: { path: string; megabytes: number }) =>
  `The picture '${path}' is larger than ${megabytes} MB: make it smaller.`
