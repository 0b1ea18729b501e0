import { createHash } from 'node:crypto'
import { HttpError } from '../errors.ts'
import { classesIn } from '../school/classes.ts'
import { deletionOf, recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { AuditedRecord } from '../store/tables/audit.ts'
import type { ClassMember } from '../store/tables/classes.ts'
import type { Handlers } from './handler.ts'

/** The key in `meta` for the last promotion as JSON, so that a repeated call does nothing. */
const LAST_PROMOTION = 'last-promotion'
type Promotion = { token: string; moved: number; left: number; stayed: number }

/** The class after this one; after the last, a student leaves the school. */
const after = (grade: string, classes: readonly string[]): string => classes[classes.indexOf(grade) + 1] ?? 'left'

/** A hash of the classes and of the class of every student: it changes when a student is added, deleted or moved. */
function tokenOf(members: ClassMember[], classes: readonly string[]): string {
  const hash = createHash('sha256').update(`${JSON.stringify(classes)}\n`)
  for (const { id, grade } of members) hash.update(`${id} ${grade}\n`)
  return hash.digest('base64url')
}

/** Compares digits as numbers: 'R-9' comes before 'R-10'. */
const { compare } = new Intl.Collator('en', { numeric: true })

const lastOf = async (tables: Tables): Promise<Promotion | undefined> => {
  const value = await tables.meta.get(LAST_PROMOTION)
  return value && JSON.parse(Buffer.from(value).toString())
}

const done = ({ token: _, ...counts }: Promotion) => ({
  success: true as const,
  message: `Moved to the next class: ${counts.moved}. Left the school: ${counts.left}. Stayed: ${counts.stayed}.`,
  ...counts,
})

/** The yearly promotion: every student moves to the next class, and those of the last class leave the school. */
export function promotionHandlers({ store, school }: Services) {
  return {
    async promotion() {
      const names = (await school()).settings.classes
      const members = await store.classes.members()
      const classes = names.map((grade) => ({
        grade,
        to: after(grade, names),
        students: members
          .filter((member) => member.grade === grade)
          .sort((a, b) => compare(a.rollNumber, b.rollNumber) || compare(a.name, b.name))
          .map(({ id, name, rollNumber }) => ({ _id: id, name, rollNumber })),
      }))
      return { success: true, message: 'Promotion', token: tokenOf(members, names), classes }
    },

    async promote({ json: { token, stay }, auditEntry, session }) {
      const entry = auditEntry('promote', 'student', null)
      return store.transaction(async (tables) => {
        const classes = await classesIn(tables)
        const members = await tables.classes.members()
        if (tokenOf(members, classes) !== token) {
          const last = await lastOf(tables)
          if (last?.token === token) return done(last)
          return {
            success: false,
            message:
              'Somebody was added, deleted or moved, or a class was changed, since this preview was made, so nobody was promoted. Look through the new preview, then promote again.',
          }
        }
        const staying = new Set(stay)
        const leaving = members.filter(({ id }) => !staying.has(id))
        if (leaving.length !== members.length - staying.size) {
          throw new HttpError(400, 'stay names somebody who is no student: load the preview again.', { field: 'stay' })
        }
        const change = { at: entry.at, by: session?.user._id ?? null }
        const promotion: Promotion = { token, moved: 0, left: 0, stayed: staying.size }
        const records: AuditedRecord[] = []
        for (const grade of classes) {
          const ids = leaving.filter((member) => member.grade === grade).map(({ id }) => id)
          const to = after(grade, classes)
          if (to === 'left') {
            await tables.deleted.removeStudents(ids, deletionOf(entry))
            promotion.left += ids.length
          } else {
            await tables.classes.move(ids, to, change)
            promotion.moved += ids.length
          }
          records.push(...recordsOf({ action: to === 'left' ? 'delete' : 'update', entity: 'student' }, ids))
        }
        await tables.audit.addAct(entry, records)
        await tables.meta.set(LAST_PROMOTION, Buffer.from(JSON.stringify(promotion)))
        return done(promotion)
      })
    },
  } satisfies Partial<Handlers>
}
