import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { ClassNumber } from '#contract'
import { countOf } from './count.ts'
import { fold } from './fold.ts'
import type { Schema } from './schema.ts'

type Table = Schema['students']
type Folded = 'foldedName' | 'foldedFatherName' | 'foldedAddress'

/** Without the folded copies, which only the search reads. */
const COLUMNS = [
  'id',
  'login',
  'name',
  'fatherName',
  'age',
  'phone',
  'grade',
  'rollNumber',
  'fee',
  'address',
  'createdAt',
  'photoVersion',
] as const

export type StudentRow = Pick<Selectable<Table>, (typeof COLUMNS)[number]>
export type StudentSearch = { name: string; fatherName: string; grade: ClassNumber | ''; address: string }

export const studentsIn = (db: Kysely<Schema>) => {
  const rows = () => db.selectFrom('students').select(COLUMNS)

  return {
    async add(student: Omit<Insertable<Table>, Folded>): Promise<void> {
      const folded = {
        foldedName: fold(student.name),
        foldedFatherName: fold(student.fatherName),
        foldedAddress: fold(student.address),
      }
      await db
        .insertInto('students')
        .values({ ...student, ...folded })
        .execute()
    },

    find: (id: string): Promise<StudentRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** By its own id or by that of its login. */
    findByEither: (id: string): Promise<StudentRow | undefined> =>
      rows()
        .where((where) => where.or([where('id', '=', id), where('login', '=', id)]))
        .executeTakeFirst(),

    /** Oldest first, like every list of students. */
    all: (): Promise<StudentRow[]> => rows().orderBy('seq').execute(),

    inClass: (grade: ClassNumber): Promise<StudentRow[]> => rows().where('grade', '=', grade).orderBy('seq').execute(),

    /** Those that have every given text as a part, whatever its letter case and accents. */
    search({ name, fatherName, grade, address }: StudentSearch): Promise<StudentRow[]> {
      let found = db.selectFrom('students').select('seq')
      const parts = [
        ['foldedName', name],
        ['foldedFatherName', fatherName],
        ['foldedAddress', address],
      ] as const
      for (const [column, part] of parts) {
        if (part) found = found.where(sql<boolean>`${sql.ref(column)} like ${containing(part)} escape '\\'`)
      }
      if (grade) found = found.where('grade', '=', grade)
      // In two steps, so that the scan reads the index alone and only the found rows are fetched whole.
      return rows().where('seq', 'in', found).orderBy('seq').execute()
    },

    async update(id: string, change: Omit<Updateable<Table>, Folded>): Promise<void> {
      if (Object.keys(change).length === 0) return
      const { name, fatherName, address } = change
      const folded = {
        ...(name !== undefined && { foldedName: fold(name) }),
        ...(fatherName !== undefined && { foldedFatherName: fold(fatherName) }),
        ...(address !== undefined && { foldedAddress: fold(address) }),
      }
      await db
        .updateTable('students')
        .set({ ...change, ...folded })
        .where('id', '=', id)
        .execute()
    },

    count: () => countOf(db, 'students'),
  }
}

/** A pattern for LIKE that finds `part` anywhere, with each of its characters taken literally. */
const containing = (part: string) => `%${fold(part).replace(/[\\%_]/g, '\\$&')}%`
