/** What the page has besides plain fields: one script, which is fetched while those are shown. */
export { ColourFields } from './colour-fields.tsx'
export { PictureField } from './picture-field.tsx'
export { PreviewPlace } from './preview-place.tsx'
export { VersionList } from './version-list.tsx'
