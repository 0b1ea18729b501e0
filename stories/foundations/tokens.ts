/// <reference types="vite/client" />
import css from '@my-school/ui-kit/tokens.css?raw'

export { css }

/** The tokens whose names begin with a text, each with its value in tokens.css. */
export function tokens(beginning: string): { name: string; value: string }[] {
  return [...css.matchAll(/--kit-([\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name }, index, all) => name.startsWith(beginning) && all.findIndex((one) => one.name === name) === index)
}

/** A length in px, where --kit-rem is 16 of them. @example inPx('calc(0.75 * var(--kit-rem))') // '12 px' */
export function inPx(length: string): string {
  const [, least, largest] = /^clamp\((.+?), .+, (.+)\)$/.exec(length) ?? []
  if (least && largest) return `${inPx(least)} to ${inPx(largest)}, with the window`
  const [inRem, times = '1'] = /^(?:calc\()?(?:([\d.]+) \* )?var\(--kit-rem\)\)?$/.exec(length) ?? []
  return inRem ? `${Number(times) * 16} px` : length.replace(/(\d)px$/, '$1 px')
}
