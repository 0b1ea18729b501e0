import type { SchoolSettings } from '#contract'
import { lineOf } from '#contract/school/defaults'

/**
 * The settings with a line beside the name that follows the classes and the year, such as 'Classes 1 to 10, since 1990',
 * as long as nobody has written another one. It is in the first language of before.
 * @param before the settings before the save
 */
export function withLine(settings: SchoolSettings, before: SchoolSettings): SchoolSettings {
  const { identity } = settings
  const { first } = before.languages
  const isWritten = identity.line !== before.identity.line || identity.line !== lineOf(before, first)
  return isWritten ? settings : { ...settings, identity: { ...identity, line: lineOf(settings, first) } }
}
