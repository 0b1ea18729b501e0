import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countOf } from './count.ts'
import { inPages } from './pages.ts'
import type { Schema } from './schema.ts'

type Table = Schema['teachers']
const PAGE = 500

export type TeacherRow = Omit<Selectable<Table>, 'seq'>

export const teachersIn = (db: Kysely<Schema>) => ({
  async add(teacher: Insertable<Table>): Promise<void> {
    await db.insertInto('teachers').values(teacher).execute()
  },

  find: (id: string): Promise<TeacherRow | undefined> =>
    db.selectFrom('teachers').selectAll().where('id', '=', id).executeTakeFirst(),

  /** By its own id or by that of its login. */
  findByEither: (id: string): Promise<TeacherRow | undefined> =>
    db
      .selectFrom('teachers')
      .selectAll()
      .where((where) => where.or([where('id', '=', id), where('login', '=', id)]))
      .executeTakeFirst(),

  /** All, oldest first. */
  pages: (): AsyncGenerator<TeacherRow[]> =>
    inPages(PAGE, (last = 0) =>
      db.selectFrom('teachers').selectAll().where('seq', '>', last).orderBy('seq').limit(PAGE).execute(),
    ),

  async update(id: string, change: Updateable<Table>): Promise<void> {
    if (Object.keys(change).length === 0) return
    await db.updateTable('teachers').set(change).where('id', '=', id).execute()
  },

  count: () => countOf(db, 'teachers'),
})
