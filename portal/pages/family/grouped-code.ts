import { asciiDigits } from '#contract/digits'

/** How many characters are between two hyphens, as on the slips. */
const GROUP = 4

/** A typed code as it is on the slip: capital letters in groups, whatever was typed between them. */
export const groupedCode = (typed: string): string =>
  asciiDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]+/gu, '')
    .replace(new RegExp(`(.{${GROUP}})(?=.)`, 'gu'), '$1-')
