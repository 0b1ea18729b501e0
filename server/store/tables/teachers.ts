import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { byEitherId, chunksOf, countOf, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['teachers']
const PAGE = 500

export type TeacherRow = Omit<Selectable<Table>, 'seq'>

export const teachersIn = (db: Kysely<Schema>) => ({
  async add(...teachers: Insertable<Table>[]): Promise<void> {
    for (const chunk of chunksOf(teachers)) await db.insertInto('teachers').values(chunk).execute()
  },

  find: (id: string): Promise<TeacherRow | undefined> =>
    db.selectFrom('teachers').selectAll().where('id', '=', id).executeTakeFirst(),

  /** By its own id or by that of its login. */
  findByEither: (id: string): Promise<TeacherRow | undefined> =>
    db.selectFrom('teachers').selectAll().where(byEitherId(id)).executeTakeFirst(),

  /** All, oldest first. */
  pages: (): AsyncGenerator<TeacherRow[]> => inPages(db.selectFrom('teachers').selectAll(), { size: PAGE }),

  async update(id: string, change: Updateable<Table>): Promise<void> {
    if (Object.keys(change).length === 0) return
    await db.updateTable('teachers').set(change).where('id', '=', id).execute()
  },

  count: () => countOf(db.selectFrom('teachers')),
})
