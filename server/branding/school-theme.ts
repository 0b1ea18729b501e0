import { makeTheme } from '@my-school/ui-kit/theme'
import { LRUCache } from 'lru-cache'
import type { SchoolSettings } from '#contract'

/** The colours of a school's pages, icons and link preview. */
export type SchoolTheme = {
  /** One rule, with the colours that are not those of the kit. */
  css: string
  /** The colour of header and footer, and of the browser's own bars. */
  frame: { light: string; dark: string }
  /** The same in the light theme, with what can be read on it, and the main colour. As '#rrggbb'. */
  brand: { background: string; foreground: string; stripe: string }
}

/** The present colours, and those that a page begun before a save still needs: a theme takes some milliseconds. */
const themes = new LRUCache<string, SchoolTheme>({ max: 2 })

/** @returns undefined for a school without colours of its own */
export function schoolTheme({ colours }: Pick<SchoolSettings, 'colours'>): SchoolTheme | undefined {
  const [primary, frame] = colours
  if (primary === undefined) return undefined
  const name = colours.join()
  const theme = themes.get(name) ?? toSchoolTheme(makeTheme({ primary, frame }))
  themes.set(name, theme)
  return theme
}

function toSchoolTheme({ css, tokens: { light, dark } }: ReturnType<typeof makeTheme>): SchoolTheme {
  const background = light['--kit-color-frame']
  return {
    css,
    frame: { light: background, dark: dark['--kit-color-frame'] },
    brand: { background, foreground: light['--kit-color-on-frame'], stripe: light['--kit-color-primary'] },
  }
}
