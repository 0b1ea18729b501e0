import { setImmediate as nextTurn } from 'node:timers/promises'
import { ROLE } from '#contract'
import type { ImportKind } from '#contract/imports'
import { hashPassword, newPassword } from '../security/credentials.ts'
import { sealPassword } from '../security/logins.ts'
import type { Services } from '../services.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import { changesOf } from '../store/tables/changes.ts'
import type { DraftRow, ImportRecord, MadeLogin, Person } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'
import { countsOf, fieldsOf, judged, opened, stored } from './draft.ts'
import type { OpenRow } from './judge.ts'
import { NO_TASK, type Task, TaskLost } from './task.ts'
import { columnsOf, valuesOf } from './values.ts'

/** Somebody has changed the school meanwhile, so that rows are refused now; nothing was written. */
export class RefusedNow extends Error {}

/** How often the writing is prepared again after a change of the school. */
const ATTEMPTS = 5
/** Records that are changed before other requests have their turn. */
export const SLICE = 50

/** Logins that are written at once: each commit waits for the disk, and a server that is killed loses this much work. */
const LOGINS_TOGETHER = 20

type Options = { leaveOutRefused: boolean; by: string | null; auditEntry: () => AuditEntry }

/**
 * Writes an import into the school: first makes the logins, which takes long and is kept row by row, then writes
 * everything in one transaction.
 * @throws RefusedNow
 */
export async function run(services: Services, id: string, options: Options, task: Task): Promise<void> {
  const { store, vault } = services
  for (let attempt = 1; ; attempt++) {
    const record = await store.imports.find(id)
    if (!record) throw new TaskLost()
    const mark = await store.imports.mark(record.kind)
    const rows = (await store.imports.rows(id)).map((row) => opened(row, vault))
    const { all, changed } = await judged(record, rows, services)
    if (changed.length > 0) {
      await store.transaction((tables) => saveRows(tables, record, all, changed))
      if (!options.leaveOutRefused && countsOf(all).refused > 0) {
        throw new RefusedNow(
          `The school has changed since the file was read: ${countsOf(all).refused} rows are refused now, so nothing was written. Look at them below.`,
        )
      }
      // Rows that are different now may need logins; they are read again with them.
      if (changed.some(({ action }) => action === 'add')) continue
    }
    const fields = fieldsOf(record)
    await makeLogins(services, all, fields, record.kind, task)
    const isWritten = await store
      .transaction(async (tables) => {
        const now = await tables.imports.find(id)
        if (now?.taskToken !== task.token || now.state !== 'running') throw new TaskLost()
        if ((await tables.imports.mark(record.kind)) !== mark) return false
        return write(services, tables, record, { rows: await readRows(tables, services, id), fields, ...options })
      })
      .catch((error) => {
        if (error instanceof UserIdTaken) return false
        throw error
      })
    if (isWritten) return
    if (attempt === ATTEMPTS) {
      throw new RefusedNow(
        'Others are changing these records at the same time. Nothing was written: run the import again.',
      )
    }
  }
}

async function saveRows(tables: Tables, record: ImportRecord, all: OpenRow[], changed: OpenRow[]): Promise<void> {
  await tables.imports.replaceRows(record.id, changed.map(stored))
  await tables.imports.update(record.id, { counts: JSON.stringify(countsOf(all)) })
}

const readRows = async (tables: Tables, { vault }: Services, id: string) =>
  (await tables.imports.rows(id)).map((row) => opened(row, vault))

/**
 * Makes the passwords of new logins, one after the other: a login that is made elsewhere waits for one hash at most. Those
 * that are written stay when the server is killed.
 */
async function makeLogins(
  { vault }: Services,
  rows: OpenRow[],
  fields: (string | null)[],
  kind: ImportKind,
  task: Task,
): Promise<void> {
  let made: MadeLogin[] = []
  const keep = (done: number) => {
    const logins = made
    made = []
    return task.done(done, (tables) => tables.imports.keepLogins(logins))
  }
  let done = 0
  for (const row of rows) {
    if (row.action !== 'add' && row.action !== 'change') continue
    done++
    if (row.action !== 'add' || row.passwordHash !== null) continue
    const { values } = valuesOf(row.open, fields, kind)
    const password = values.password || newPassword()
    const passwordHash = await hashPassword(password)
    made.push({ row: row.id, passwordHash, sealedPassword: sealPassword(vault, row.login, password) })
    if (made.length === LOGINS_TOGETHER) await keep(done)
  }
  await keep(done)
}

/** One of the user ids was taken a moment ago: the transaction is undone. */
class UserIdTaken extends Error {}

type Writing = Options & { rows: OpenRow[]; fields: (string | null)[] }

async function write(
  { store: _, vault, now }: Services,
  tables: Tables,
  record: ImportRecord,
  { rows, fields, by, auditEntry }: Writing,
): Promise<true> {
  const { id, kind } = record
  const at = now()
  const valuesFor = (row: OpenRow) => valuesOf(row.open, fields, kind).values
  const added = rows.filter(({ action }) => action === 'add')
  const logins = added.map((row) => {
    const { name = '', answer } = valuesFor(row)
    return {
      id: row.login,
      userId: row.userId,
      name,
      role: ROLE[kind],
      createdAt: at,
      passwordHash: row.passwordHash as string,
      sealedPassword: row.sealedPassword,
      sealedAnswer: answer ? vault.seal(answer, { entity: 'user', id: row.login, field: 'answer' }) : null,
      passwordChangedAt: null,
    }
  })
  const people = added.map((row) => ({
    id: row.id,
    login: row.login,
    ...recordFields(valuesFor(row), kind),
    createdAt: at,
    photoVersion: row.photoVersion,
    ...(kind === 'teacher' && { idCardVersion: null }),
    version: 1,
  }))
  if (!(await tables.users.add(...logins))) throw new UserIdTaken()
  await addPeople(tables, kind, people)
  const targets = new Map((await tables.imports.people(kind)).map((person) => [person.id, person]))
  const changed: Changed[] = []
  for (const [index, row] of rows.entries()) {
    // SQLite answers without a turn of the event loop, and nobody would get a response meanwhile.
    if (index % SLICE === 0) await nextTurn()
    const target = row.action === 'change' && targets.get(row.target ?? '')
    if (target) changed.push(await change(tables, record, row, { target, values: valuesFor(row), at, by }))
  }
  await tables.changes.putAll(changed.flatMap(({ changes }) => changes))
  await tables.imports.replaceRows(
    id,
    changed.map(({ row }) => row),
  )
  await tables.imports.settleRows(id)
  const done = {
    ...NO_TASK,
    state: 'done',
    finishedAt: at,
    columns: '[]',
    counts: JSON.stringify(countsOf(rows)),
  } as const
  await tables.imports.update(id, { ...done, problem: null })
  await tables.audit.add(auditEntry())
  return true
}

type Change = { target: Person; values: Record<string, string>; at: string; by: string | null }
/** What is written of all changed records together. */
type Changed = { row: DraftRow; changes: ReturnType<typeof changesOf> }

async function change(
  tables: Tables,
  { kind }: ImportRecord,
  row: OpenRow,
  { target, values, at, by }: Change,
): Promise<Changed> {
  const names = Object.keys(JSON.parse(row.before) as object)
  const version = target.version + 1
  const photo = names.includes('photo') && row.photoVersion !== null ? { photoVersion: row.photoVersion } : {}
  const changed = Object.fromEntries(names.filter((name) => name !== 'photo').map((name) => [name, values[name]]))
  const columns = [...Object.keys(changed), ...Object.keys(photo)]
  await updatePerson(tables, kind, target.id, { ...changed, ...photo, version })
  if (changed.name !== undefined) await tables.users.rename(target.login, changed.name)
  if (photo.photoVersion) await tables.imports.takePhoto(row.id, target.id)
  const before = photo.photoVersion
    ? { ...JSON.parse(row.before), photo: target.photoVersion ?? '' }
    : JSON.parse(row.before)
  return {
    row: { ...stored(row), before: JSON.stringify(before), version },
    changes: changesOf(target.id, columns, { version, at, by }),
  }
}

const addPeople = (tables: Tables, kind: ImportKind, people: Record<string, unknown>[]): Promise<void> =>
  kind === 'student' ? tables.students.add(...(people as never[])) : tables.teachers.add(...(people as never[]))

/** Changes a record of either kind. */
export const updatePerson = (tables: Tables, kind: ImportKind, id: string, change: Record<string, unknown>) =>
  (kind === 'student' ? tables.students : tables.teachers).update(id, change)

const recordFields = (values: Record<string, string>, kind: ImportKind) =>
  Object.fromEntries(
    columnsOf(kind)
      .filter(({ field }) => !['userId', 'password', 'answer', 'photo'].includes(field))
      .map(({ field }) => [field, values[field] ?? '']),
  )
