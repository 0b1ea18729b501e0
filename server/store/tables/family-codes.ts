import type { Insertable, Kysely, Selectable } from 'kysely'
import { chunksOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['familyCodes']

/** Codes of one student that nobody has used yet: a new one ends the oldest above this number. */
const MOST_OPEN = 4

/** The codes with which guardians link themselves to a student. Functions that write are to be called in a transaction. */
export const familyCodesIn = (db: Kysely<Schema>) => ({
  /** Adds a code for each of some students, and ends the oldest ones of a student who then has too many. */
  async add(codes: readonly Omit<Insertable<Table>, 'usedAt' | 'usedBy'>[]): Promise<void> {
    for (const chunk of chunksOf(codes)) await db.insertInto('familyCodes').values(chunk).execute()
    await inChunks(async (students: string[]) => {
      const open = await db
        .selectFrom('familyCodes')
        .select(['id', 'student'])
        .where('student', 'in', students)
        .where('usedAt', 'is', null)
        .orderBy('seq', 'desc')
        .execute()
      const byStudent = Map.groupBy(open, ({ student }) => student)
      const tooMany = [...byStudent.values()].flatMap((ofOne) => ofOne.slice(MOST_OPEN).map(({ id }) => id))
      for (const chunk of chunksOf(tooMany)) await db.deleteFrom('familyCodes').where('id', 'in', chunk).execute()
      return []
    })(codes.map(({ student }) => student))
  },

  /** Those of a student that can still be used, oldest first. @param after the time (ISO) at or before which they have ended */
  openOf: (student: string, after: string): Promise<Pick<Selectable<Table>, 'id' | 'createdAt'>[]> =>
    db
      .selectFrom('familyCodes')
      .select(['id', 'createdAt'])
      .where('student', '=', student)
      .where('usedAt', 'is', null)
      .where('createdAt', '>', after)
      .orderBy('seq')
      .execute(),

  /**
   * Uses a code for a user, unless it was used before, has ended, or is that of a student who is not here.
   * @returns the student; undefined if it cannot be used
   */
  async use(codeHash: string, user: string, usedAt: string, after: string): Promise<string | undefined> {
    const used = await db
      .updateTable('familyCodes')
      .set({ usedAt, usedBy: user })
      .where('codeHash', '=', codeHash)
      .where('usedAt', 'is', null)
      .where('createdAt', '>', after)
      .where('student', 'in', db.selectFrom('students').select('id'))
      .where('student', 'not in', db.selectFrom('guardians').select('student').where('user', '=', user))
      .returning('student')
      .executeTakeFirst()
    return used?.student
  },

  /** The student of a code that has not ended, if the user is a guardian of that student already. */
  async ofOwnChild(codeHash: string, user: string, after: string): Promise<string | undefined> {
    const found = await db
      .selectFrom('familyCodes')
      .innerJoin('guardians', 'guardians.student', 'familyCodes.student')
      .innerJoin('students', 'students.id', 'familyCodes.student')
      .select('students.id')
      .where('familyCodes.codeHash', '=', codeHash)
      .where('familyCodes.createdAt', '>', after)
      .where('guardians.user', '=', user)
      .executeTakeFirst()
    return found?.id
  },

  /** Ends a code that nobody has used. @returns its student; undefined if there is none */
  async end(id: string): Promise<string | undefined> {
    const ended = await db
      .deleteFrom('familyCodes')
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .returning('student')
      .executeTakeFirst()
    return ended?.student
  },

  /** Ends all codes of a student that nobody has used. False if there is none. */
  async endOpenOf(student: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('familyCodes')
      .where('student', '=', student)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },

  /** Removes those that were made before this time (ISO). */
  async sweep(before: string): Promise<void> {
    await db.deleteFrom('familyCodes').where('createdAt', '<', before).execute()
  },
})
