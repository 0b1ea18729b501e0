import type { Theme } from '@my-school/ui-kit/theme'
import { useEffect, useMemo, useState } from 'react'

type SchoolTheme = typeof import('../../school-theme.ts').schoolTheme

/**
 * The theme of the school's colours; undefined if there is none, or while one is being typed. Its arithmetic is fetched
 * with the first colour.
 */
export function useTheme(colours: readonly string[]): Theme | undefined {
  const [schoolTheme, setSchoolTheme] = useState<SchoolTheme>()
  const isNeeded = colours.length > 0
  useEffect(() => {
    // Without it the colours can still be chosen and saved.
    if (isNeeded)
      import('../../school-theme.ts').then((module) => setSchoolTheme(() => module.schoolTheme), console.error)
  }, [isNeeded])
  return useMemo(() => {
    try {
      return schoolTheme?.(colours)
    } catch {
      return undefined
    }
  }, [schoolTheme, colours])
}

const saved = new CSSStyleSheet()

/** Shows this page in colours that were saved, as a document that is loaded now would be. */
export async function wearColours(colours: readonly string[]): Promise<void> {
  const { schoolTheme } = await import('../../school-theme.ts')
  // The second style of a document is that of the colours with which it was loaded.
  document.querySelectorAll('head > style')[1]?.remove()
  saved.replaceSync(schoolTheme(colours)?.css ?? '')
  document.adoptedStyleSheets = [saved]
}
