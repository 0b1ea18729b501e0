/**
 * esbuild keeps the spaces in the value of a custom property, around the slash of a shorthand and around the sign of a
 * multiplication.
 */
export const withoutSpaces = (style) =>
  style
    .replace(/(--[\w-]+): /g, '$1:')
    .replace(/"[^"]*"|, | \/ | \* (?=var\(|\.?\d)/g, (found) => (found.startsWith('"') ? found : found.trim()))
