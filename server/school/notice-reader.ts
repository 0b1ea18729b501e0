import { type Language, type Languages, ROLE } from '#contract'
import { isFor, type Reader } from '#contract/notices/audience'
import type { FamilyAccess, GrantedLevel } from '../security/authorize.ts'
import type { Session } from '../security/sessions.ts'
import type { Store } from '../store/index.ts'
import { isShownOn, type NoticeRow } from '../store/tables/notices.ts'

export const VISITOR: Reader = { is: 'visitor' }

/**
 * Who asks for notices.
 * @param level of the caller at `getNotice`: 'all' for an admin; of staff who lack a second factor it is that of a visitor
 */
export async function noticeReader(
  { store, school }: FamilyAccess & { store: Pick<Store, 'students'> },
  level: GrantedLevel,
  session: Session | undefined,
): Promise<Reader> {
  if (level === 'all') return { is: 'admin' }
  if (!session || session.lacks) return VISITOR
  const { role, _id } = session.user
  if (role === ROLE.teacher) return { is: 'staff' }
  if (role === ROLE.user) {
    const { families } = (await school()).settings
    return { is: 'signedIn', grades: families.open ? await store.guardians.gradesOf(_id) : [] }
  }
  const student = await store.students.findByEither(_id)
  return { is: 'signedIn', grades: student ? [student.grade] : [] }
}

/** Whether this reader is shown a notice on a day of the school (YYYY-MM-DD). */
export const isShownTo = (notice: NoticeRow, reader: Reader, day: string): boolean =>
  reader.is === 'admin' || (isShownOn(notice, day) && isFor(notice, reader))

/** The language in which a reader wants the notices, if the school offers it besides its first; else undefined. */
export const otherLanguage = ({ first, others }: Languages, language: Language): Language | undefined =>
  language !== first && others.includes(language) ? language : undefined
