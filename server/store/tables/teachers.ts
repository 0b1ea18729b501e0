import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { chunksOf, countOf, inPages } from '../queries.ts'
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

  /**
   * Gives the teachers what their lists of classes are now. That is no change of a teacher: neither `version` nor `changes`
   * says it. @returns the ids of those with another list
   */
  async changeClasses(listNow: (list: string) => string): Promise<string[]> {
    const rows = await db.selectFrom('teachers').select(['id', 'classes']).where('classes', '!=', '').execute()
    const changed = rows.filter(({ classes }) => listNow(classes) !== classes)
    for (const { id, classes } of changed) await this.update(id, { classes: listNow(classes) })
    return changed.map(({ id }) => id)
  },

  count: () => countOf(db.selectFrom('teachers')),
})
