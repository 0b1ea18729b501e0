import type * as english from '../../messages/en/failures/index.ts'

export type Code = keyof typeof english

/** A parameter may be a coded text itself, such as the reason within a sentence. */
export type Param = string | number | null | readonly (string | number)[] | MessageRef
/** A text by its code and parameters. */
export type MessageRef = { code: Code; params?: Record<string, Param> }
