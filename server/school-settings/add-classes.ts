import type { SchoolSettings } from '#contract'
import { operations } from '#contract/operations'
import { validate } from '../http/validation.ts'
import type { AuditWriter } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { baseVersionOf, saveSettings } from './save.ts'

/**
 * Adds classes to those of the school.
 * @throws HttpError 400 if it cannot have them
 */
export const addClasses = (
  { store }: Pick<Services, 'store'>,
  added: readonly string[],
  auditEntry: AuditWriter,
): Promise<void> =>
  store.transaction(async (tables) => {
    const version = (await tables.school.newest())?.version ?? 0
    const reading = await baseVersionOf(tables, version)
    const settings = { ...reading.now, classes: withMore(reading.now.classes, added) }
    const change = validate(operations.updateSchool.json, { version: String(version), settings })
    await saveSettings(tables, reading, change, auditEntry)
  })

/** The classes with more of them, each after those of its number: '5 A' and '5 B' after 5. */
export function withMore(before: readonly string[], added: readonly string[]): SchoolSettings['classes'] {
  const classes = [...before]
  for (const name of added.filter((name) => !classes.includes(name))) {
    const number = name.slice(0, name.lastIndexOf(' '))
    const last = classes.findLastIndex((one) => one === number || one.startsWith(`${number} `))
    classes.splice(last < 0 ? classes.length : last + 1, 0, name)
  }
  return classes
}
