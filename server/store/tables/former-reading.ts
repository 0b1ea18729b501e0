/** Which former students there are, and what is known of one. */
import type { Kysely } from 'kysely'
import type { DialectSql } from '../engine.ts'
import { byEitherId, countOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { countOfStudent } from './earlier-reports.ts'
import {
  type CountedFormerRow,
  FORMER_COLUMNS,
  type FormerPerson,
  type FormerRow,
  type FormerSearch,
  LISTED_OF_FORMER,
  type ListedFormerRow,
  userOf,
  type WholeFormerRow,
} from './former.ts'
import { pagesOf, searchConditions } from './student-search.ts'
import type { User } from './users.ts'

type Db = Kysely<Schema>
type Search = Partial<FormerSearch>
type SearchSql = Pick<DialectSql, 'contains' | 'isOneOf'>

const rows = (db: Db) => db.selectFrom('formerStudents').select(FORMER_COLUMNS)
const counted = (db: Db) => rows(db).select(countOfStudent('formerStudents.id', 'staff').as('reports'))

export const find = (db: Db, id: string): Promise<CountedFormerRow | undefined> =>
  counted(db).where('id', '=', id).executeTakeFirst()

/** By the student's id or by that of the login that there was. */
export const findByEither = (db: Db, id: string): Promise<FormerRow | undefined> =>
  rows(db).where(byEitherId(id)).executeTakeFirst()

/** The login that there was, by its own id or that of the student. */
export async function loginOf(db: Db, id: string): Promise<User | undefined> {
  const found = await db.selectFrom('formerStudents').selectAll().where(byEitherId(id)).executeTakeFirst()
  return found && userOf(found)
}

/** Those of these ids that are here. */
export const known = (db: Db, ids: readonly string[]): Promise<{ id: string }[]> =>
  inChunks((part: string[]) => db.selectFrom('formerStudents').select('id').where('id', 'in', part).execute())(ids)

/** The rows of these ids that are here, whole. */
export const findAll = (db: Db, ids: readonly string[]): Promise<WholeFormerRow[]> =>
  inChunks((part: string[]) =>
    db.selectFrom('formerStudents').selectAll().where('id', 'in', part).orderBy('seq').execute(),
  )(ids)

/** Those that fit the search, the newest leavers first. */
export async function* pages(db: Db, by: SearchSql, search: Search): AsyncGenerator<ListedFormerRow[]> {
  const listed = db.selectFrom('formerStudents').select(['seq', ...LISTED_OF_FORMER])
  yield* pagesOf(await matching(db, by, search), (seqs) => listed.where(by.isOneOf('seq', seqs)).execute())
}

/** The same ones, with all that a file has. */
export async function* wholePages(db: Db, by: SearchSql, search: Search): AsyncGenerator<CountedFormerRow[]> {
  const whole = counted(db).select('seq')
  yield* pagesOf(await matching(db, by, search), (seqs) => whole.where(by.isOneOf('seq', seqs)).execute())
}

/** The newest leavers first, those of one day by name. */
async function matching(db: Db, { contains }: SearchSql, search: Search): Promise<number[]> {
  const { grade, year } = search
  let found = db.selectFrom('formerStudents').select(['seq', 'leftOn', 'foldedName'])
  if (grade) found = found.where('grade', '=', grade)
  if (year) found = found.where('leftYear', '=', year)
  for (const condition of searchConditions(search, contains, (key) => contains('userKey', key))) {
    found = found.where(condition)
  }
  // Not sorted by the database: for that, SQLite reads whole rows.
  const leavers = (await found.execute()).sort(
    (one, other) =>
      compare(other.leftOn, one.leftOn) || compare(one.foldedName, other.foldedName) || one.seq - other.seq,
  )
  return leavers.map(({ seq }) => seq)
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

/** The years in which somebody left, and the last classes. */
export async function filters(db: Db): Promise<{ years: string[]; grades: string[]; all: number }> {
  const all = db.selectFrom('formerStudents')
  const years = await all.select('leftYear').distinct().execute()
  const grades = await all.select('grade').distinct().execute()
  return {
    years: years.map(({ leftYear }) => leftYear),
    grades: grades.map(({ grade }) => grade),
    all: await countOf(all),
  }
}

/** Who has which class, roll number and user id had when leaving: an import compares them. */
export const people = (db: Db): Promise<FormerPerson[]> =>
  db.selectFrom('formerStudents').select(['name', 'grade', 'rollNumber', 'userKey']).execute()
