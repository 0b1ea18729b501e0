/** What the page has besides the form: one script, which is fetched while the settings are. */
export { PreviewPlace } from './preview-place.tsx'
export { Versions } from './versions.tsx'
