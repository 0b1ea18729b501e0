/// <reference types="vite/client" />
import css from '@my-school/ui-kit/tokens.css?raw'

export { css }

/** The tokens whose names begin so, with their values and what is said of their paragraph in tokens.css. */
export function tokens(beginning: string): { name: string; value: string }[] {
  return [...css.matchAll(/--kit-([\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name }, index, all) => name.startsWith(beginning) && all.findIndex((one) => one.name === name) === index)
}

/** A length in px, with the root's 16. @example inPx('0.75rem') // '12 px' */
export function inPx(length: string): string {
  const [, least, largest] = /^clamp\((\S+), .+, (\S+)\)$/.exec(length) ?? []
  if (least && largest) return `${inPx(least)} to ${inPx(largest)}, with the window`
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(length) ?? []
  return number ? `${Number(number) * (unit === 'rem' ? 16 : 1)} px` : length
}
