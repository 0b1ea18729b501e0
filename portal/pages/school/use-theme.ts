import type { Theme } from '@my-school/ui-kit/theme'
import { useEffect, useState } from 'react'

type ThemeOf = typeof import('./theme-of.ts').themeOf

/** The theme of the school's colours, whose arithmetic is fetched with the first colour; undefined if there is none. */
export function useTheme(colours: readonly string[]): Theme | undefined {
  const [themeOf, setThemeOf] = useState<ThemeOf>()
  const isNeeded = colours.length > 0
  useEffect(() => {
    // Without it the colours can still be chosen and saved.
    if (isNeeded) import('./theme-of.ts').then(({ themeOf }) => setThemeOf(() => themeOf), console.error)
  }, [isNeeded])
  return themeOf?.(colours)
}
