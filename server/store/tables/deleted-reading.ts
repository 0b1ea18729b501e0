/** Which deleted records there are. */
import { type Kysely, sql } from 'kysely'
import { inChunks, inPages, isFound } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { userKey } from '../user-key.ts'
import type { DeletionRow, ListedDeletedRow } from './deleted.ts'

type Db = Kysely<Schema>

/** Lines of the list that are read at once. */
const PAGE = 500

/** Those of these ids that are here, in the order in which they were deleted. */
export const findAll = (db: Db, ids: readonly string[]): Promise<DeletionRow[]> =>
  inChunks(
    (part: string[]): Promise<DeletionRow[]> =>
      db.selectFrom('deletions').selectAll().where('id', 'in', part).orderBy('seq').execute(),
  )(ids)

/** All, newest first. */
export const pages = (db: Db): AsyncGenerator<ListedDeletedRow[]> =>
  inPages(
    db
      .selectFrom('deletions')
      .leftJoin('users', 'users.id', 'deletions.deletedBy')
      .select(['deletions.seq', 'deletions.id', 'entity', 'shown', 'deletedAt'])
      .select('users.userId as deletedByUserId'),
    { size: PAGE, by: 'deletions.seq', newestFirst: true },
  )

/** Whether a plain user is here who has this user id, in any spelling, and can come back. */
export function hasUserId(db: Db, userId: string): Promise<boolean> {
  // As JSON.stringify writes it; within a text the quotes would have a backslash.
  const written = `"userKey":${JSON.stringify(userKey(userId))}`.replace(/[!%_]/g, '!$&')
  const isUser = db.selectFrom('deletions').select('id').where('entity', '=', 'user')
  return isFound(isUser.where(sql<boolean>`"data" like ${`%${written}%`} escape '!'`))
}

/** Whether a report of this school year is here, with or without its student. */
export const hasReportOf = (db: Db, year: number): Promise<boolean> =>
  // As JSON.stringify writes it; within a text the quotes would have a backslash.
  isFound(db.selectFrom('deletions').select('id').where('data', 'like', `%"year":${year},%`))
