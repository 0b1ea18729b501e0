import { type Kysely, sql } from 'kysely'
import { ROLE } from '#contract'
import { photoHash } from '../photo-hash.ts'
import type { PhotoKind, PhotoSize, Schema } from '../schema.ts'
import { photoOwners } from './deleted.ts'
import { keyId } from './idempotency.ts'
import { noticeFilesIn, OF_SCHOOL } from './notice-files.ts'

export type Sealed = {
  id: string
  /** Absent: 'user'. */
  entity?: string
  field: 'password' | 'answer' | 'secondFactor' | 'draft' | 'photos' | 'problem' | 'response' | 'address'
  bytes: Uint8Array
}

/** The result of comparing the bytes of photos, of pictures of the settings, and of files, with their hashes. */
export type PhotoCheck = {
  compared: number
  /** A sentence for each photo or file whose bytes are not those that were stored. */
  damaged: string[]
}

type StoredPhoto = { size: PhotoSize; bytes: Uint8Array; hash?: string | null }

/** Queries for the check of the whole school. The generator returns large texts one by one. */
export const checksIn = (db: Kysely<Schema>) => ({
  /**
   * Every sealed text: passwords and answers that an admin may be shown, secrets of second factors, drafts of imports,
   * responses to calls that were sent with a key, addresses that get notices by mail.
   */
  async *sealed(): AsyncGenerator<Sealed> {
    const logins = await db
      .selectFrom('allUsers')
      .select(['id', 'sealedPassword', 'sealedAnswer'])
      .unionAll(
        db
          .selectFrom('deletions')
          .select(['login as id', 'sealedPassword', 'sealedAnswer'])
          .where('login', 'is not', null)
          .$narrowType<{ id: string }>(),
      )
      .execute()
    for (const { id, sealedPassword, sealedAnswer } of logins) {
      if (sealedPassword) yield { id, field: 'password', bytes: sealedPassword }
      if (sealedAnswer) yield { id, field: 'answer', bytes: sealedAnswer }
    }
    const drafts = await db.selectFrom('acts').select(['id', 'sealedDraft', 'sealedPhotos', 'sealedProblem']).execute()
    for (const { id, sealedDraft, sealedPhotos, sealedProblem } of drafts) {
      if (sealedDraft) yield { id, entity: 'import', field: 'draft', bytes: sealedDraft }
      if (sealedPhotos) yield { id, entity: 'import', field: 'photos', bytes: sealedPhotos }
      if (sealedProblem) yield { id, entity: 'import', field: 'problem', bytes: sealedProblem }
    }
    const factors = await db.selectFrom('secondFactors').select(['user', 'sealedSecret']).execute()
    for (const { user, sealedSecret } of factors) yield { id: user, field: 'secondFactor', bytes: sealedSecret }
    const responses = await db.selectFrom('idempotencyKeys').select(['user', 'key', 'sealedResponse']).execute()
    for (const { user, key, sealedResponse } of responses) {
      yield { id: keyId(user, key), entity: 'call', field: 'response', bytes: sealedResponse }
    }
    const addresses = await db.selectFrom('mailSubscriptions').select(['id', 'sealedAddress']).execute()
    for (const { id, sealedAddress } of addresses) yield { id, entity: 'mail', field: 'address', bytes: sealedAddress }
  },

  /**
   * Compares every photo and every file of a notice with its hash, one by one. In a backup from before an upgrade to 0.2.0 photos have none: a whole
   * one is compared with its version, the smaller ones with nothing.
   */
  async photos(): Promise<PhotoCheck> {
    const found: PhotoCheck = { compared: 0, damaged: [] }
    const compare = (what: string, photo: StoredPhoto, version: string) => {
      const hash = photo.hash ?? (photo.size === 'full' ? version : undefined)
      if (hash === undefined) return
      found.compared++
      if (photoHash(photo.bytes) !== hash) found.damaged.push(`${what} is damaged (${photo.size}).`)
    }
    for (const { owner, kind, size } of await db.selectFrom('photos').select(['owner', 'kind', 'size']).execute()) {
      // All columns, since an older schema has no hash.
      const one = db.selectFrom('photos').selectAll().where('owner', '=', owner)
      const photo = await one.where('kind', '=', kind).where('size', '=', size).executeTakeFirst()
      // Else it was replaced or erased in this time.
      if (photo) compare(`The ${kind} of ${owner}`, photo, photo.version)
    }
    for (const { id, size } of await db.selectFrom('schoolPictures').select(['id', 'size']).execute()) {
      const one = db.selectFrom('schoolPictures').selectAll().where('id', '=', id).where('size', '=', size)
      const picture = await one.executeTakeFirst()
      if (picture) compare(`The picture ${id} of the school's settings`, picture, id)
    }
    const files = noticeFilesIn(db)
    // A backup of an earlier release has no such table.
    for (const { id, hash } of (await hasFiles(db)) ? await files.all() : []) {
      found.compared++
      // Else it was deleted meanwhile.
      const isDamaged = (await files.hashOf(id)) !== hash && (await files.find(id)) !== undefined
      if (isDamaged) found.damaged.push(`The file ${id} of a notice is damaged.`)
    }
    return found
  },

  /** A sentence for each record that has lost what belongs to it. */
  async orphans(): Promise<string[]> {
    const lists = await Promise.all([
      ownerless(db),
      noticeless(db),
      recordless(db),
      ...WITH_PHOTO.map((table) => photoless(db, table, 'photo')),
      photoless(db, 'teachers', 'idCard'),
      personless(db, 'students', 'allStudents', ROLE.student),
      personless(db, 'teachers', 'teachers', ROLE.teacher),
      stillOpen(db),
    ])
    return lists.flat()
  },
})

/** The tables of records that have photos and changes. */
const WITH_PHOTO = ['allStudents', 'teachers', 'notices', 'reports', 'earlierReports'] as const
const RECORDS = sql.join(
  WITH_PHOTO.map((table) => sql`select id from ${sql.table(table)}`),
  sql` union all `,
)

async function ownerless(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ owner: string; kind: string }>`
    select distinct owner, kind from photos where owner not in (
      ${RECORDS} union all select id || '/replaced' from "actRows"
    )`.execute(db)
  const deleted = await db.selectFrom('deletions').select(['id', 'data']).execute()
  const ofDeleted = new Set(deleted.flatMap(photoOwners))
  const drafts = await db.selectFrom('acts').select('id').where('state', 'in', ['draft', 'running']).execute()
  const ofDraft = new Set(drafts.map(({ id }) => id))
  return rows
    .filter(({ owner }) => !ofDeleted.has(owner) && !ofDraft.has(owner.split('/')[0] ?? ''))
    .map(({ owner, kind }) => `The ${kind} of ${owner} belongs to no record.`)
}

async function hasFiles(db: Kysely<Schema>): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'noticeFiles')
}

/** Files whose notice is neither here nor can be restored; those of the school's pages have none. */
async function noticeless(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from "noticeFiles" where notice <> ${OF_SCHOOL} and notice not in (select id from notices)
    and notice not in (select id from "deletions")`.execute(db)
  return rows.map(({ id }) => `The file ${id} belongs to no notice.`)
}

/** Changes of records that no longer exist. */
async function recordless(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ record: string }>`
    select distinct record from changes where record not in (
      ${RECORDS})`.execute(db)
  return rows.map(({ record }) => `The changes of ${record} belong to no record.`)
}

/** Records whose photo, in the version that they name, is not there in all its sizes. */
async function photoless(db: Kysely<Schema>, table: (typeof WITH_PHOTO)[number], kind: PhotoKind) {
  const version = kind === 'photo' ? 'photoVersion' : 'idCardVersion'
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(version)} is not null and 3 <> (
      select count(*) from photos where owner = ${sql.ref(`${table}.id`)} and kind = ${kind} and version = ${sql.ref(`${table}.${version}`)}
    )`.execute(db)
  return rows.map(({ id }) => `The ${kind} of ${id} (${table}) is missing.`)
}

/** Logins of a role without its record, and records whose login has another role. */
async function personless(db: Kysely<Schema>, kind: string, table: keyof Schema, role: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from "allUsers" where (role = ${role}) <> (id in (select login from ${sql.table(table)}))`.execute(db)
  return rows.map(({ id }) => `The login ${id} and its record in ${kind} do not belong together.`)
}

/** Logins that are open while their student is not at the school, and the reverse. */
async function stillOpen(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select login as id from "allStudents" where (state = 'present') = (login in (
      select id from "allUsers" where "isClosed" = 1))`.execute(db)
  return rows.map(({ id }) => `The login ${id} is not in the state of its student.`)
}
