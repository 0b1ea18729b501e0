import type { YearChange } from '#contract/operations'
import { reasonOf } from '../errors.ts'
import { readSchool } from '../school/current.ts'
import { presentYear, yearAfter } from '../school/years.ts'
import type { Services } from '../services.ts'
import { after, beginNextYear, type Done, promoteSchool, tokenOf } from '../years/change.ts'
import { obstacleToYearUndo, undoChange } from '../years/undo.ts'
import type { Handlers } from './handler.ts'

/** School years, and the yearly promotion: every student moves to the next class, and those of the last one leave. */
export function yearHandlers(services: Services) {
  const { store, settings, backUp, clock, now } = services

  /** The last change of the year as the contract shows it. */
  const describeLast = async (yearNumber: number): Promise<YearChange | null> => {
    const last = await store.yearChanges.last()
    if (!last) return null
    const { id, at, byUserId, promoted, moved, left, stayed, filed, ended, begun, year } = last
    const reason = await obstacleToYearUndo(store, last, clock())
    return {
      _id: id,
      at,
      by: byUserId,
      promoted,
      moved,
      left,
      stayed,
      filed,
      ended,
      begun,
      isOfThisYear: year === yearNumber,
      undo: { possible: reason === null, ...(reason ? reasonOf(reason) : { reason }) },
    }
  }

  return {
    async promotion() {
      const school = await readSchool(store, settings)
      const { classes: names, languages } = school.settings
      // As the lists of the portal: 'R-9' comes before 'R-10', and names are in the order of the language.
      const { compare } = new Intl.Collator(languages.first, { numeric: true })
      const year = await presentYear(store, school.settings, now())
      const members = await store.classes.members()
      const classes = names.map((grade) => ({
        grade,
        to: after(grade, names),
        students: members
          .filter((member) => member.grade === grade)
          .sort((a, b) => compare(a.rollNumber, b.rollNumber) || compare(a.name, b.name))
          .map(({ id, name, rollNumber }) => ({ _id: id, name, rollNumber })),
      }))
      return {
        success: true,
        message: 'Promotion',
        token: tokenOf(members, names),
        classes,
        year: {
          name: year.name,
          next: yearAfter(year, school.settings, now()).name,
          begunAt: year.number > 0 ? year.begunAt : null,
          written: await store.reports.count(),
        },
        last: await describeLast(year.number),
        backup: backUp !== undefined,
      }
    },

    async promote({ json, auditEntry }) {
      const done = await promoteSchool(services, json, auditEntry('promote', 'student', null))
      const { moved, left, stayed } = done
      const message = `Moved to the next class: ${moved}. Left the school: ${left}. Stayed: ${stayed}.`
      return { success: true as const, message, ...counts(done) }
    },

    async beginYear({ json: { ends }, auditEntry }) {
      const done = await beginNextYear(services, ends, auditEntry('begin year', 'school', null))
      return { success: true as const, message: `Filed reports: ${done.filed}.`, ...counts(done) }
    },

    async undoYearChange({ params: { id }, auditEntry }) {
      await undoChange(services, id, ({ promoted, begun }) =>
        promoted ? auditEntry('undo promotion', 'student', null) : auditEntry('undo year', 'school', begun),
      )
      return { success: true as const, message: 'It is undone: the school is as before it.' }
    },
  } satisfies Partial<Handlers>
}

const counts = ({ moved, left, stayed, filed }: Done): Done => ({ moved, left, stayed, filed })
