import type { PhoneCountry } from '#contract/imports'
import { dayNow } from '../../clock.ts'
import { formerKey } from '../../school/same-person.ts'
import type { Services } from '../../services.ts'
import type { PhoneRule } from './phone-rule.ts'

/** The data of the school that decides how the rows of a draft are read. */
export type ImportContext = {
  classes: readonly string[]
  /** The day at the school, as YYYY-MM-DD: an age follows from a date of birth. */
  today: string
  phoneRule: (country: PhoneCountry | null) => PhoneRule
  /** Who has left the school: by `formerKey`, and the names by the key of the user id. */
  former: { people: ReadonlySet<string>; byUserId: ReadonlyMap<string, string> }
}

export async function importContext({
  school: read,
  clock,
  store,
}: Pick<Services, 'school' | 'clock' | 'store'>): Promise<ImportContext> {
  const school = await read()
  const former = await store.former.people()
  // Loaded with the first import, since its data of all countries takes 2.4 MB.
  const { phoneRuleOf } = await import('./phone-rule.ts')
  return {
    classes: school.settings.classes,
    today: dayNow(clock)(school.timeZone),
    phoneRule: (country) => phoneRuleOf(school, country),
    former: {
      people: new Set(former.map(formerKey)),
      byUserId: new Map(former.map(({ userKey, name }) => [userKey, name])),
    },
  }
}
