/** What the page has besides plain fields: one script, which is fetched while those are shown. */
export { ColourFields } from './colour-fields.tsx'
export { ListEditor } from './list-editor.tsx'
export { PreviewPlace } from './preview-place.tsx'
export { SettingPicture } from './setting-picture.tsx'
export { Versions } from './versions.tsx'
