/**
 * esbuild keeps the spaces in the value of a custom property, and around the slash of a shorthand. Measured: the style of
 * the whole kit is 0.04 kB (gzip) smaller, and above its bound of 14 kB without this.
 */
export const withoutSpaces = (style) => style.replace(/(--[\w-]+): /g, '$1:').replace(/ \/ /g, '/')
