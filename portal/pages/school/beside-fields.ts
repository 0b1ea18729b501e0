/** The fields that are not plain: one script, which is fetched while the settings are. */
export { ColourFields } from './colour-fields.tsx'
export { DayOfYearField } from './day-of-year-field.tsx'
export { LanguageFields } from './language-fields.tsx'
export { ListEditor } from './list-editor.tsx'
export { SettingPicture } from './setting-picture.tsx'
export { TimeZoneField } from './time-zone-field.tsx'
