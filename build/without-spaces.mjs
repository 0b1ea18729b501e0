/** esbuild keeps the spaces in the value of a custom property, and around the slash of a shorthand. */
export const withoutSpaces = (style) => style.replace(/(--[\w-]+): /g, '$1:').replace(/ \/ /g, '/')
