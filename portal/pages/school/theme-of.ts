import { makeTheme, type Theme } from '@my-school/ui-kit/theme'

/** The theme of the school's colours; undefined if there is none, or while one is being typed. */
export function themeOf([primary, frame]: readonly string[]): Theme | undefined {
  try {
    return primary ? makeTheme({ primary, frame: frame || undefined }) : undefined
  } catch {
    return undefined
  }
}
