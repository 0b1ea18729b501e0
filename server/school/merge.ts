import { isDeepStrictEqual } from 'node:util'
import type { SchoolSettings } from '#contract'
import type { Conflict } from '#contract/operations'
import { textOf } from '#contract/school/translations'
import type { SchoolVersionRow } from '../store/tables/school.ts'
import { settingsOf } from './current.ts'
import { withoutSampleTexts } from './sample-texts.ts'

/** The settings one by one, such as 'identity.name', 'identity.name@ur' and 'classes'. A list is one setting. */
const fieldsOf = (settings: SchoolSettings, read = settings): Map<string, unknown> =>
  new Map(
    Object.entries(withoutSampleTexts(settings, read)).flatMap(([part, value]): [string, unknown][] =>
      Array.isArray(value)
        ? [[part, value]]
        : Object.entries(value).map(([name, setting]) => [`${part}.${name}`, setting]),
    ),
  )

/** The settings that differ, such as 'identity.name' and 'classes'. */
export function changedSettings(before: SchoolSettings, after: SchoolSettings): string[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return allOf(old, now).filter((field) => !isDeepStrictEqual(now.get(field), old.get(field)))
}

/** The names of the settings of both. A text in another language may be written in only one of them. */
const allOf = (one: Map<string, unknown>, other: Map<string, unknown> = one) => [
  ...new Set([...one.keys(), ...other.keys()]),
]

function settingsWith(fields: Map<string, unknown>): SchoolSettings {
  const settings: Record<string, unknown> = {}
  for (const [path, value] of fields) {
    if (value === undefined) continue
    const [part = '', name] = path.split('.')
    if (name === undefined) settings[part] = value
    else settings[part] = { ...(settings[part] as object), [name]: value }
  }
  return settings as SchoolSettings
}

/**
 * Puts what somebody has changed into the present settings, so that two admins who change different settings are not in
 * each other's way.
 * @param base the settings that were read before the change; undefined if they are no longer there
 * @param since the versions after them, oldest first
 * @returns `conflicts` if both have changed the same setting
 */
export function merged(
  sent: SchoolSettings,
  { base, now, since }: { base: SchoolSettings | undefined; now: SchoolSettings; since: readonly SchoolVersionRow[] },
): { settings: SchoolSettings } | { conflicts: Conflict[] } {
  const [mine, theirs, before] = [fieldsOf(sent, base ?? now), fieldsOf(now), base && fieldsOf(base)]
  const differs = (field: string, one: Map<string, unknown> | undefined, other: Map<string, unknown>) =>
    !one || !isDeepStrictEqual(one.get(field), other.get(field))
  const changed = allOf(mine, before).filter((field) => differs(field, before, mine))
  const conflicting = changed.filter((field) => differs(field, before, theirs) && differs(field, mine, theirs))
  if (conflicting.length === 0) {
    for (const field of changed) theirs.set(field, mine.get(field))
    return { settings: settingsWith(theirs) }
  }
  const steps = since.map((row) => ({ row, fields: fieldsOf(settingsOf(row)) }))
  return {
    conflicts: conflicting.flatMap((field) => {
      const step = steps.findLast(({ fields }, at) => differs(field, steps[at - 1]?.fields ?? before, fields))
      // A text in another language may have been taken away.
      const nothing = Array.isArray(theirs.get(textOf(field))) ? [] : ''
      const theirValue = theirs.has(field) ? theirs.get(field) : nothing
      return {
        field: `settings.${field}`,
        theirs: typeof theirValue === 'string' ? theirValue : JSON.stringify(theirValue),
        by: step?.row.savedByUserId ?? null,
        at: step?.row.savedAt ?? since.at(-1)?.savedAt ?? new Date(0).toISOString(),
      }
    }),
  }
}
