/// <reference types="vite/client" />
import publicStyles from '../../portal/styles.css?raw'
import staffStyles from '../../portal/styles-staff.css?raw'

const files = import.meta.glob<string>('../../portal/styles/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/**
 * The styles of the portal, in its order. As a text: they are in the page only while a screen is shown. Those of the kit and
 * the font are there already.
 */
export const styles = [...`${publicStyles}${staffStyles}`.matchAll(/@import "\.(\/styles\/[\w-]+\.css)"/g)]
  .map(([, path]) => files[`../../portal${path}`])
  .filter((text) => !text?.includes('@font-face'))
  .join('\n')
