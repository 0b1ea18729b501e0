/** Names in one message. */
const NAMED = 3
/** Characters of one name. */
const LONGEST = 60

/** The beginning of a text of a file, for a message. */
export const excerpt = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/**
 * A list as a message names it, such as 'Ann, Bob, Cem and 4,997 others'. Thousands of rows may each have a message about
 * the same thousands.
 */
export function summarizeList(all: readonly string[]): { names: string[]; others: number } {
  const names = all.slice(0, all.length > NAMED + 1 ? NAMED : NAMED + 1).map(excerpt)
  return { names, others: all.length - names.length }
}
