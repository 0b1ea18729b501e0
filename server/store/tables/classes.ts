import type { Kysely, Selectable } from 'kysely'
import { inChunks, valueOfEach } from '../queries.ts'
import type { Schema } from '../schema.ts'
import type { ChangeAuthor } from './changes.ts'

/** A student and the class. */
export type ClassMember = Pick<Selectable<Schema['students']>, (typeof MEMBER)[number]>
const MEMBER = ['id', 'login', 'name', 'rollNumber', 'grade', 'version'] as const

/** The classes of students. Functions that write are to be called in a transaction. */
export const classesIn = (db: Kysely<Schema>) => ({
  /** All students, in the order in which they were added. */
  members: (): Promise<ClassMember[]> => db.selectFrom('students').select(MEMBER).orderBy('seq').execute(),

  /** Those of these ids that are students, with their class. */
  known: inChunks((ids: string[]) =>
    db.selectFrom('students').select(['id', 'grade']).where('id', 'in', ids).execute(),
  ),

  /**
   * Moves students, and records it as the update of one student does: increases `version`, and adds to `changes` who did it.
   * @returns the ids of those who were not in that class before; only they are changed
   */
  move: inChunks(async (ids: string[], grade: string, change: ChangeAuthor) => {
    const moved = await db
      .updateTable('allStudents')
      .set(({ eb }) => ({ grade, version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .where('state', '=', 'present')
      .where('grade', '!=', grade)
      .returning(['id', 'version'])
      .execute()
    if (moved.length === 0) return []
    const records = moved.map(({ id }) => id)
    await db.deleteFrom('changes').where('field', '=', 'grade').where('record', 'in', records).execute()
    await db
      .insertInto('changes')
      .values(moved.map(({ id, version }) => ({ record: id, field: 'grade', version, ...change })))
      .execute()
    return records
  }),

  /** How many students are in each class, by the names that the records have. */
  async counts(): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('students')
      .select(['grade', ({ fn }) => fn.countAll<number>().as('students')])
      .groupBy('grade')
      .orderBy('grade')
      .execute()
    return new Map(rows.map(({ grade, students }) => [grade, students]))
  },

  /**
   * Gives the students of some classes the new name of their class, also those who have left or are deleted. That is
   * no change of a student: neither `version` nor `changes` says it. @returns the ids of those who are at the school
   */
  async rename(renamed: ReadonlyMap<string, string>): Promise<string[]> {
    if (renamed.size === 0) return []
    const rows = await db
      .updateTable('allStudents')
      .set({ grade: valueOfEach('grade', renamed) })
      .where('grade', 'in', [...renamed.keys()])
      .returning(['id', 'state'])
      .execute()
    return rows.flatMap(({ id, state }) => (state === 'present' ? id : []))
  },

  /**
   * Gives teachers, or notices for classes, what their lists of classes are now. That is no change of the record: neither
   * `version` nor `changes` says it. @returns the ids of those with another list
   */
  async changeLists(table: 'teachers' | 'notices', listNow: (list: string) => string): Promise<string[]> {
    const all = db.selectFrom(table as 'teachers').select(['id', 'classes'])
    const rows = await all.where('classes', '!=', '').execute()
    const changed = rows.filter(({ classes }) => listNow(classes) !== classes)
    for (const { id, classes } of changed) {
      await db
        .updateTable(table)
        .set({ classes: listNow(classes) })
        .where('id', '=', id)
        .execute()
    }
    return changed.map(({ id }) => id)
  },
})
