import { isDeepStrictEqual } from 'node:util'
import type { SchoolSettings } from '#contract'
import type { Conflict } from '#contract/operations'
import { taglineOf } from '#contract/school/defaults'
import { type PartOfSchool, partOf } from '#contract/school/form'
import type { SchoolVersionRow } from '../store/tables/school.ts'
import { settingsOf } from './current.ts'
import { withoutSampleTexts } from './sample-texts.ts'

type Fields = ReadonlyMap<string, unknown>

/** The settings one by one, such as 'identity.name', 'identity.name@ur' and 'classes'. A list is one setting. */
const fieldsOf = (settings: SchoolSettings, read = settings): Fields =>
  new Map(
    Object.entries(withoutSampleTexts(settings, read)).flatMap(([part, value]): [string, unknown][] =>
      Array.isArray(value)
        ? [[part, value]]
        : Object.entries(value).map(([name, setting]) => [`${part}.${name}`, setting]),
    ),
  )

/** The names of the settings that differ. A text in another language may be written in only one of the two. */
const differing = (one: Fields, other: Fields): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => !isDeepStrictEqual(one.get(path), other.get(path)))

/** The settings that differ, such as 'identity.name' and 'classes'. */
export const changedSettings = (before: SchoolSettings, after: SchoolSettings): string[] =>
  differing(fieldsOf(before), fieldsOf(after))

const LINE = 'identity.line'

/** The settings that somebody has written: without the line beside the name, as long as it follows the classes and the year. */
function writtenOf(settings: SchoolSettings, read = settings): Fields {
  const { first } = read.languages
  const isWritten = [settings, read].every((of) => settings.identity.line !== taglineOf(of, first))
  return new Map([...fieldsOf(settings, read)].filter(([path]) => path !== LINE || isWritten))
}

function settingsWith(fields: Fields, { languages }: SchoolSettings): SchoolSettings {
  const settings: Record<string, unknown> = {}
  for (const [path, value] of fields) {
    const [part = '', name] = path.split('.')
    if (name === undefined) settings[part] = value
    else settings[part] = { ...(settings[part] as object), [name]: value }
  }
  const { identity, ...others } = settings as SchoolSettings
  const line = identity.line ?? taglineOf(settings as SchoolSettings, languages.first)
  return { identity: { ...identity, line }, ...others }
}

/**
 * Puts the parts of the form that somebody has changed into the present settings, so that two admins who change different
 * parts are not in each other's way.
 * @param base the settings that were read before the change; undefined if they are no longer there
 * @param since the versions after them, oldest first
 * @returns `conflicts` if both have changed the same part: the settings of it that differ
 */
export function merged(
  sent: SchoolSettings,
  { base, now, since }: { base: SchoolSettings | undefined; now: SchoolSettings; since: readonly SchoolVersionRow[] },
): { settings: SchoolSettings } | { conflicts: Conflict[] } {
  const [mine, theirs, before] = [writtenOf(sent, base ?? now), writtenOf(now), base && writtenOf(base)]
  const partsChanged = (after: Fields) => new Set(before && differing(before, after).map(partOf))
  const [ofMine, ofTheirs] = [partsChanged(mine), partsChanged(theirs)]
  const conflicting = Map.groupBy(
    differing(mine, theirs).filter((path) => !before || (ofMine.has(partOf(path)) && ofTheirs.has(partOf(path)))),
    partOf,
  )
  if (conflicting.size > 0) {
    const lastChange = lastChanges(before, since)
    return {
      conflicts: Array.from(conflicting, ([part, paths]) => ({
        field: part,
        theirs: JSON.stringify(Object.fromEntries(paths.map((path) => [path, theirs.get(path) ?? null]))),
        ...lastChange(part),
      })),
    }
  }
  const isMine = ([path]: [string, unknown]) => ofMine.has(partOf(path))
  const settings = new Map([...[...theirs].filter((one) => !isMine(one)), ...[...mine].filter(isMine)])
  return { settings: settingsWith(settings, now) }
}

/** Makes the function that says who changed a part last, and when. */
function lastChanges(before: Fields | undefined, since: readonly SchoolVersionRow[]) {
  const steps = since.map((row) => ({ row, fields: writtenOf(settingsOf(row)) }))
  return (part: PartOfSchool): Pick<Conflict, 'by' | 'at'> => {
    const step = steps.findLast(({ fields }, at) => {
      const earlier = at === 0 ? before : steps[at - 1]?.fields
      return !earlier || differing(earlier, fields).some((path) => partOf(path) === part)
    })
    const { savedAt = new Date(0).toISOString() } = step?.row ?? since.at(-1) ?? {}
    return { by: step?.row.savedByUserId ?? null, at: savedAt }
  }
}
