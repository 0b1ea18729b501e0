import type { SchoolSettings } from '#contract'
import { isFor, type Reader } from '#contract/notices/audience'
import { readersOf, VISITOR } from '../school/visible-notices.ts'
import { isStaff } from '../security/roles.ts'
import { isRequiredOfStaff } from '../security/second-factor.ts'
import { lackOf } from '../security/sessions.ts'
import type { Tables } from '../store/index.ts'
import type { MailSubscription } from '../store/tables/mail-subscriptions.ts'
import type { NoticeRow } from '../store/tables/notices.ts'

/** Who reads the mails of these logins, by their ids, as if they logged in now; none of one that is gone, or lacks what the school
 * requires of its staff. */
export async function readersOfLogins(
  tables: Tables,
  settings: Pick<SchoolSettings, 'families'>,
  ids: readonly string[],
): Promise<Map<string, Reader>> {
  if (ids.length === 0) return new Map()
  const isRequired = await isRequiredOfStaff(tables)
  const logins = []
  for (const user of await tables.users.ofIds(ids)) {
    const factor = isRequired && isStaff(user.role) ? await tables.secondFactors.find(user.id) : undefined
    if (isRequired && lackOf({ ...user, secondFactorSince: factor?.confirmedAt ?? null })) continue
    logins.push(user)
  }
  return readersOf(tables, settings, logins)
}

/** Whether somebody who wants these categories gets a notice. Both in the school's first language. */
export const wants = ({ categories }: { categories: string }, category: string): boolean =>
  categories === '' || (JSON.parse(categories) as string[]).includes(category)

/** Those of some subscriptions that get a notice now. A login is told only of what is not for everybody. */
export async function receiversOf<S extends Pick<MailSubscription, 'owner' | 'categories' | 'wantsNotices'>>(
  tables: Tables,
  settings: Pick<SchoolSettings, 'families'>,
  notice: Pick<NoticeRow, 'audience' | 'classes' | 'catagory'>,
  subscriptions: readonly S[],
): Promise<S[]> {
  const readers = await readersOfLogins(
    tables,
    settings,
    subscriptions.flatMap(({ owner }) => owner ?? []),
  )
  return subscriptions.filter((one) => {
    if (one.owner === null) return isFor(notice, VISITOR) && wants(one, notice.catagory)
    return one.wantsNotices === 1 && isFor(notice, readers.get(one.owner) ?? VISITOR)
  })
}
