import type { SchoolSettings } from '../school/settings.ts'
import type { TextBlock } from './blocks.ts'
import { countryOf } from './country.ts'
import { parseFormattedText } from './parse.ts'

/** The reader of the texts of a school, which knows how telephones are written in its country. */
export function textReader({
  contact,
  region,
}: Pick<SchoolSettings, 'contact' | 'region'>): (text: string) => TextBlock[] {
  const country = countryOf(contact.phones, region.timeZone)
  return (text) => parseFormattedText(text, country)
}
