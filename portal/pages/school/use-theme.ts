import { makeTheme, type Theme } from '@my-school/ui-kit/theme'
import { useMemo } from 'react'

/** The theme of these colours (`SchoolSettings.colours`), with what had to be moved; undefined without any. */
const themeOf = ([primary, frame]: readonly string[]): Theme | undefined =>
  primary === undefined ? undefined : makeTheme({ primary, frame })

/** The theme of the school's colours; undefined if there is none, or while one is being typed. */
export const useTheme = (colours: readonly string[]): Theme | undefined =>
  useMemo(() => {
    try {
      return themeOf(colours)
    } catch {
      return undefined
    }
  }, [colours])

const saved = new CSSStyleSheet()

/** Shows this page in colours that were saved, as a document that is loaded now would be. */
export function applyTheme(colours: readonly string[]): void {
  // The second style of a document is that of the colours with which it was loaded.
  document.querySelectorAll('head > style')[1]?.remove()
  saved.replaceSync(themeOf(colours)?.css ?? '')
  document.adoptedStyleSheets = [saved]
}
