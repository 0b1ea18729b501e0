import { LRUCache } from 'lru-cache'
import type { Look, Theme } from '#contract'
import type { School } from '../school/current.ts'
import type { Services } from '../services.ts'
import { loadRenderer } from './renderer.ts'

/** The present colours, and those that a page begun before a save still needs. */
const MAX_LOOKS = 2

/**
 * Makes the function that returns how the pages of a school look; undefined for a school without colours of its own.
 * Colours are made into a look once. What cannot be made, as without the renderer, looks as the kit does.
 */
export function schoolLooks(
  portalDir: string,
  { logger }: Pick<Services, 'logger'>,
): (school: Pick<School, 'settings'>) => Promise<Look | undefined> {
  const looks = new LRUCache<string, Promise<{ look?: Look }>>({ max: MAX_LOOKS })
  const make = async (colours: readonly string[]) => ({ look: (await loadRenderer(portalDir))?.lookOf(colours) })

  return async ({ settings: { colours } }) => {
    const name = colours.join()
    const made: Promise<{ look?: Look }> =
      looks.get(name) ??
      make(colours).catch((error) => {
        logger.error(
          { colours, err: error },
          'the look of the school could not be made: its pages have that of the kit',
        )
        return {}
      })
    looks.set(name, made)
    return (await made).look
  }
}

/**
 * Where the first of two `theme-color` elements is used, which colours the browser's own bars: it has the light theme, and
 * the second is used elsewhere. A theme that is chosen later counts from the next document on.
 */
const LIGHT: Record<Theme, string> = { system: '(prefers-color-scheme: light)', light: 'all', dark: 'not all' }

/** What a document has in its head for the colours of the school. */
export function headOfLook(look: Look | undefined, theme: Theme): string {
  if (!look) return ''
  const { light, dark } = look.frame
  const bars = `<meta name="theme-color" content="${light}" media="${LIGHT[theme]}" /><meta name="theme-color" content="${dark}" />`
  return `<style>${look.css}</style>${bars}`
}
