/** In which country a school is. */
import type { CountryCode } from 'libphonenumber-js/max'
import type { SchoolSettings } from '#contract'
import { countryOf } from '#contract/formatted-text'
import { defaultsIn } from '#contract/school/defaults-in'
import type { School } from './current.ts'

/** By the school's own telephone; else by its time zone. */
export const countryOfSchool = ({ settings, timeZone }: School): CountryCode | undefined =>
  countryOf(ownPhones(settings), timeZone)

/** The country of the school's own telephone; undefined where it has only that of the sample, or none with a +. */
export const calledCountry = (settings: SchoolSettings): CountryCode | undefined => countryOf(ownPhones(settings), '')

/** Those of the sample are left out until an admin says that they are the school's. */
function ownPhones({ contact, confirmed }: SchoolSettings): string[] {
  const ofSample = Object.values(defaultsIn).flatMap((sample) => sample.contact.phones)
  return contact.phones.filter((phone) => confirmed.contact || !ofSample.includes(phone))
}
