import type * as english from '../../messages/en/failures/index.ts'

export type Code = keyof typeof english

/** A parameter may be another message, such as the reason within a sentence. */
export type Param = string | number | null | readonly (string | number)[] | MessageRef
/** A message: its code, by which each language has a text, and the values in that text. */
export type MessageRef = { code: Code; params?: Record<string, Param> }
