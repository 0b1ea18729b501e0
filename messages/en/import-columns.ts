import { allOf } from './language.ts'

type Joined = { heading: string; parts: readonly string[]; sample: string }
type Same = { heading: string; value: string; isJoined: boolean }

/** The columns of the file of an import. */
export const importColumns = {
  hint: 'Each column of the file, and what it is read as. Two columns can be one name, class or address: they are joined.',
  noHeading: ({ number }: { number: number }) => `Column ${number}`,
  sample: ({ sample }: { sample: string }) => `Such as ${sample}`,
  none: 'Not read',
  joined: ({ heading, parts, sample }: Joined) =>
    `${heading} is joined from ${allOf(parts.map((part) => `“${part}”`))}: ${sample}`,
  reverse: 'Other order',
  same: ({ heading, value, isJoined }: Same) =>
    isJoined ? `${heading}: “${value}” follows in all rows` : `${heading}: “${value}” in all rows`,
  remove: 'Remove',
  sameField: 'The same in all rows',
  choose: 'Choose a field',
  sameValue: 'Its value',
  add: 'Use in all rows',
}
