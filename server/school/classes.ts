import { isDeepStrictEqual } from 'node:util'
import type { SchoolSettings } from '#contract'
import { type MessageRef, messageRef } from '#contract/failures'
import { classesOf, classList } from '#contract/school/class-list'
import { badRequest, HttpError } from '../errors.ts'
import type { Tables } from '../store/index.ts'
import type { SchoolVersionRow } from '../store/tables/school.ts'
import { settingsOf } from './current.ts'

type Classes = readonly string[]
type Version = Pick<SchoolVersionRow, 'settings'>
/** New names of classes, by the old ones. */
export type Renamed = ReadonlyMap<string, string>
/** The changes of a save to the classes: the renamed ones, and the removed ones. */
export type ClassChange = { renamed: Renamed; removed: Classes }

/** The classes of the school, in a transaction: until its end nobody changes them. */
export const classesIn = async ({ school }: Pick<Tables, 'school'>): Promise<Classes> =>
  settingsOf(await school.newest()).classes

/**
 * Asks again, in the transaction that writes it, for a class that a request names: since it was validated, somebody may
 * have renamed that class or taken it away.
 * @throws HttpError 400
 */
export async function requireClass(tables: Pick<Tables, 'school'>, grade: string): Promise<void> {
  const classes = await classesIn(tables)
  if (classes.includes(grade)) return
  throw new HttpError(400, messageRef('notOneOf', { name: 'grade', values: classes }), { field: 'grade' })
}

/** The same for the classes of a teacher. @throws HttpError 400 */
export async function requireClasses(tables: Pick<Tables, 'school'>, list = ''): Promise<void> {
  const wanted = classesOf(list)
  if (wanted.length === 0) return
  const classes = await classesIn(tables)
  const unknown = wanted.find((name) => !classes.includes(name))
  if (unknown === undefined) return
  const message = messageRef('unknownClass', { name: 'classes', written: unknown, classes })
  throw new HttpError(400, message, { field: 'classes' })
}

/**
 * Finds out what a save does to the classes.
 * @throws HttpError 400 if the new names do not fit the two lists
 */
export function classChange(before: Classes, after: Classes, sent: Readonly<Record<string, string>>): ClassChange {
  const entries = Object.entries(sent).filter(([was, now]) => was !== now)
  const renamed = new Map(entries)
  const names = entries.map(([, now]) => now)
  const refuse = (was: string, why: MessageRef) => new HttpError(400, why, { field: `renamed.${was}` })
  for (const [at, [was, now]] of entries.entries()) {
    if (!before.includes(was)) throw badRequest(`There is no class '${was}' that could be renamed.`, `renamed.${was}`)
    if (!after.includes(now)) {
      throw badRequest(`'${now}', the new name of class '${was}', is not in the list of classes.`, `renamed.${was}`)
    }
    if (names.indexOf(now) !== at || (before.includes(now) && !renamed.has(now))) {
      throw refuse(was, messageRef('newNameTaken', { was, now }))
    }
    if (after.includes(was) && !names.includes(was)) {
      throw refuse(was, messageRef('oldNameListed', { was, now }))
    }
  }
  return { renamed, removed: before.filter((name) => !after.includes(name) && !renamed.has(name)) }
}

/**
 * Whether new names of classes are still to be written.
 * @param since the versions after the one that the sender has read: a call that is sent again is among them
 */
export function isToRename(sent: Readonly<Record<string, string>>, since: readonly Version[]): boolean {
  const renamed = Object.entries(sent).filter(([was, now]) => was !== now)
  return renamed.length > 0 && !since.some((version) => isDeepStrictEqual([...renamedBy(version)], renamed))
}

/** @throws HttpError 400 if somebody is in one of these classes, or was and can be restored */
export async function requireEmpty(tables: Tables, removed: Classes): Promise<void> {
  if (removed.length === 0) return
  const counts = await tables.classes.counts()
  const deleted = await tables.deletedClasses.counts()
  for (const name of removed) {
    const [here, restorable] = [counts.get(name) ?? 0, deleted.get(name) ?? 0]
    if (here + restorable === 0) continue
    const message = messageRef('classNotEmpty', { grade: name, here, deleted: restorable })
    throw new HttpError(400, message, { field: 'settings.classes' })
  }
}

/**
 * Renames classes in every record that names one, also in those that can be restored, and in what undoes an import. A
 * class that is taken away is taken from the teachers and the notices; a student is in none.
 * @returns the ids of those that are changed
 */
export async function changeInRecords(
  tables: Tables,
  { renamed, removed }: ClassChange,
): Promise<{ students: string[]; teachers: string[] }> {
  if (renamed.size + removed.length === 0) return { students: [], teachers: [] }
  const listNow = (list: string) =>
    classList(classesOf(list).flatMap((name) => (removed.includes(name) ? [] : (renamed.get(name) ?? name))))
  await tables.deletedClasses.rename(renamed, listNow)
  await tables.actRows.renameClasses(renamed, listNow)
  await tables.classes.changeLists('notices', listNow)
  const students = await tables.classes.rename(renamed)
  return { students, teachers: await tables.classes.changeLists('teachers', listNow) }
}

/** The data of a version besides its settings: the classes that it has renamed. */
const renamedBy = ({ settings }: Version): Renamed =>
  new Map(Object.entries((JSON.parse(settings) as { renamed?: object }).renamed ?? {}))

/** A version as it is stored. */
export const storedVersion = (settings: SchoolSettings, renamed: Renamed): string =>
  JSON.stringify(renamed.size > 0 ? { ...settings, renamed: Object.fromEntries(renamed) } : settings)

/**
 * How classes have to be renamed so that the settings of a version come back.
 * @param then the classes of that version
 * @param since the versions after it, oldest first
 */
export function renamedBack(then: Classes, since: readonly Version[]): Record<string, string> {
  const steps = since.map(renamedBy)
  const present = since.at(-1)
  const classes = present ? settingsOf(present).classes : then
  const entries = then.map((name) => [steps.reduce((now, step) => step.get(now) ?? now, name), name] as const)
  return Object.fromEntries(entries.filter(([now, name]) => now !== name && classes.includes(now)))
}

/**
 * The hint for an admin about people in classes that the school does not have; undefined if there are none.
 * @param counts of the people of each class
 */
export function lostClasses(
  counts: ReadonlyMap<string, number>,
  classes: Classes,
  code: 'studentsInLostClasses' | 'deletedInLostClasses' = 'studentsInLostClasses',
): MessageRef | undefined {
  const lost = [...counts].filter(([name]) => !classes.includes(name))
  if (lost.length === 0) return undefined
  const named = lost.slice(0, LISTED)
  return messageRef(code, {
    all: lost.reduce((all, [, count]) => all + count, 0),
    grades: named.map(([name]) => name),
    numbers: named.map(([, count]) => count),
    more: lost.length - named.length,
  })
}

/** Classes that a message names. */
const LISTED = 10
