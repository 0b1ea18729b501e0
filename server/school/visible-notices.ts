import { type Language, type Languages, ROLE, type Role, type SchoolSettings } from '#contract'
import { isFor, type Reader } from '#contract/notices/audience'
import type { FamilyAccess, GrantedLevel } from '../security/authorize.ts'
import { isStaff } from '../security/roles.ts'
import type { Session } from '../security/sessions.ts'
import type { Store, Tables } from '../store/index.ts'
import { isShownOn, type NoticeRow } from '../store/tables/notices.ts'
import type { School } from './current.ts'
import { noticePages } from './published.ts'

export const VISITOR: Reader = { is: 'visitor' }

/**
 * Who asks for notices.
 * @param level of the caller at `getNotice`: 'all' for an admin; of staff who lack a second factor it is that of a visitor
 */
export async function noticeReader(
  { store, school }: FamilyAccess,
  level: GrantedLevel,
  session: Session | undefined,
): Promise<Reader> {
  if (level === 'all') return { is: 'admin' }
  if (!session || session.lacks) return VISITOR
  const { role, _id: id } = session.user
  const readers = await readersOf(store, (await school()).settings, [{ id, role }])
  return readers.get(id) ?? VISITOR
}

/** Who reads with each of these logins, by its id. */
export async function readersOf(
  { guardians }: Pick<Tables, 'guardians'>,
  { families }: Pick<SchoolSettings, 'families'>,
  logins: readonly { id: string; role: Role }[],
): Promise<Map<string, Reader>> {
  const inClasses = logins.filter(({ role }) => role === ROLE.student || (role === ROLE.user && families.open))
  const rows = Map.groupBy(await guardians.gradesOf(inClasses.map(({ id }) => id)), ({ login }) => login)
  return new Map(
    logins.map(({ id, role }) => [
      id,
      isStaff(role) ? { is: 'staff' } : { is: 'signedIn', grades: (rows.get(id) ?? []).map(({ grade }) => grade) },
    ]),
  )
}

/** Whether this reader is shown a notice on a day of the school (YYYY-MM-DD). */
export const isShownTo = (notice: NoticeRow, reader: Reader, day: string): boolean =>
  reader.is === 'admin' || (isShownOn(notice, day) && isFor(notice, reader))

type Parts = {
  store: Pick<Store, 'notices' | 'noticeFiles'>
  school: () => Promise<School>
  today: () => Promise<string>
}

/**
 * Which notices a reader is shown: those of today for their audience, all for an admin. What a reader is not shown does
 * not exist for them; nor does any notice while the board is hidden, but for admins.
 */
export function visibleNotices({ store, school, today }: Parts) {
  const isBoardShown = async () => (await school()).settings.pages.board
  const isBoardFor = async (reader: Reader) => reader.is === 'admin' || (await isBoardShown())

  return {
    isBoardShown,

    /** As the store has it; undefined: the reader is not shown it, or there is none. */
    async find(id: string, reader: Reader): Promise<NoticeRow | undefined> {
      const notice = await store.notices.find(id)
      return notice && isShownTo(notice, reader, await today()) && (await isBoardFor(reader)) ? notice : undefined
    },

    /** Those of a day with their files, newest first, a page at a time. */
    async *pages(reader: Reader, day: string) {
      if (!(await isBoardFor(reader))) return
      const { timeZone } = await school()
      for await (const page of noticePages(store.notices, timeZone, reader.is === 'admin' ? undefined : day)) {
        yield await store.noticeFiles.withFiles(page.filter((notice) => isFor(notice, reader)))
      }
    },

    /** How a picture or file of a notice may be cached: one that not everybody may see must not stay in a shared cache. */
    async caching(notice: NoticeRow, isNamedVersion: boolean): Promise<'private' | 'public' | 'forever'> {
      const isPublic = isShownTo(notice, VISITOR, await today()) && (await isBoardShown())
      if (!isPublic) return 'private'
      return isNamedVersion ? 'forever' : 'public'
    },
  }
}

/** The language in which a reader wants the notices, if the school offers it besides its first; else undefined. */
export const otherLanguage = ({ first, others }: Languages, language: Language): Language | undefined =>
  language !== first && others.includes(language) ? language : undefined
