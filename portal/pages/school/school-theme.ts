import { makeTheme, type Theme } from '@my-school/ui-kit/theme'

/**
 * The theme of a school with these colours (`SchoolSettings.colours`), with what had to be moved; undefined without any.
 */
export function schoolTheme([primary, frame]: readonly string[]): Theme | undefined {
  return primary === undefined ? undefined : makeTheme({ primary, frame })
}
