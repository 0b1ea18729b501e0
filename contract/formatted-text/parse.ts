import { parseFormattedText as parse } from '@my-school/ui-kit/formatted-text/parse'
import type { CountryCode } from 'libphonenumber-js/max'
import { isAllowedHref } from '../school/allowed-links.ts'
import type { TextBlock } from './blocks.ts'
import { phoneFinder } from './phones.ts'

/**
 * Reads a text of the school as the kit does, with telephones, and with links only to where they may lead.
 * @param country of the school: telephones are read as they are written there; undefined: only those with the code of a
 *   country
 */
export const parseFormattedText = (text: string, country?: CountryCode): TextBlock[] =>
  parse(text, { isAllowedUrl: isAllowedHref, findLinks: phoneFinder(country) })
