import type { Answers } from '../sealing.ts'

const keyOf = (field: string, written: string) => `${field}\n${written.toLowerCase()}`

/** Makes the function that returns what stands for a text of a field; undefined: nothing was said about it. */
export function replacements({ replaced }: Answers): (field: string, written: string) => string | undefined {
  const values = new Map(replaced.map(({ field, written, value }) => [keyOf(field, written), value]))
  return (field, written) => (values.size === 0 ? undefined : values.get(keyOf(field, written)))
}
