import type { CountryCode } from 'libphonenumber-js/max'
import type { FormerPerson } from '../../store/tables/former.ts'
import type { Person } from '../../store/tables/people.ts'

/** What of the school decides how the rows of a draft are read, and what comes of them. Plain data, for a worker. */
export type School = {
  classes: readonly string[]
  /** The names of classes when the file was read, each with its present name; empty: none was renamed since. */
  renamed: readonly (readonly [was: string, now: string])[]
  /** The day at the school, as YYYY-MM-DD: an age follows from a date of birth. */
  today: string
  /** Of its telephone numbers; undefined: it is not known. */
  country: CountryCode | undefined
  /** The students or the teachers. */
  people: readonly Person[]
  /** Students who have left. */
  former: readonly FormerPerson[]
  /** Every user id that is taken, as `userKey` writes it. */
  userKeys: readonly string[]
  /** What a user id that is made ends with. */
  suffix: string
  /** Names in other letters, each with its user id: how the school spells their words. */
  spellings: readonly { name: string; userId: string }[]
}
