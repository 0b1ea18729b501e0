/** A file of texts that has other texts, or texts of other values, than the English one does not compile. Checked by tsc. */
import type { Translates } from '../../messages/translates.ts'

type English = {
  title: string
  rows: (values: { number: number }) => string
  inner: { save: string; of: (values: { name: string; at: string }) => string }
  rules: string[]
}
type With<Change> = Omit<English, keyof Change> & Change

export type Whole = Translates<English, English>
export type OtherWords = Translates<With<{ title: 'عنوان' }>, With<{ title: 'Title' }>>
// @ts-expect-error a text is missing
export type Lacks = Translates<Omit<English, 'title'>, English>
// @ts-expect-error a text is missing further in
export type LacksInside = Translates<With<{ inner: Omit<English['inner'], 'save'> }>, English>
// @ts-expect-error a text too many
export type HasMore = Translates<English & { other: string }, English>
// @ts-expect-error a text too many further in
export type HasMoreInside = Translates<With<{ inner: English['inner'] & { other: string } }>, English>
// @ts-expect-error a value is not taken
export type LeavesOut = Translates<With<{ inner: { save: string; of: (values: { name: string }) => string } }>, English>
// @ts-expect-error a value too many
export type TakesMore = Translates<With<{ rows: (values: { number: number; name: string }) => string }>, English>
// @ts-expect-error a value of another type
export type TakesOther = Translates<With<{ rows: (values: { number: string }) => string }>, English>
// @ts-expect-error a text in place of a function: what a page knows would not be said
export type IsNoFunction = Translates<With<{ rows: string }>, English>
// @ts-expect-error a function in place of a text
export type IsFunction = Translates<With<{ title: () => string }>, English>
