/** Every default text is a prop of its component, of the same name and type. Checked by tsc. */
import type * as kit from '@my-school/ui-kit'
import type { ComponentProps, ElementType } from 'react'
import type { HasTextsOf } from '../../ui-kit/messages/has-texts-of.ts'

type All = typeof kit.defaultMessages
/** Not those that several components have in common, such as `validation`. */
type Messages = {
  [Name in keyof All as Name extends 'rowSelection' | Uncapitalize<keyof typeof kit> ? Name : never]: All[Name]
}
type PropsOf<Name extends string> = Name extends 'rowSelection'
  ? kit.RowSelectionOptions
  : Capitalize<Name> extends keyof typeof kit
    ? (typeof kit)[Capitalize<Name>] extends infer Component extends ElementType
      ? ComponentProps<Component>
      : never
    : never

type NotAProp = { [Name in keyof Messages]: Exclude<keyof Messages[Name], keyof PropsOf<Name>> }[keyof Messages]
type OtherType = {
  [Name in keyof Messages]: Messages[Name] extends {
    [Text in keyof Messages[Name]]?: PropsOf<Name>[Text & keyof PropsOf<Name>]
  }
    ? never
    : Name
}[keyof Messages]

export const everyTextIsAProp: [NotAProp] extends [never] ? true : NotAProp = true
export const everyTextHasItsType: [OtherType] extends [never] ? true : OtherType = true

type Own = { label: string; text: (values: { name: string }) => string }
// @ts-expect-error a text is missing
export type Lacks = HasTextsOf<Own, { label: string }>
// @ts-expect-error a value is missing
export type LacksAValue = HasTextsOf<{ text: (values: object) => string }, { text: Own['text'] }>
// @ts-expect-error a value too many
export type TakesMore = HasTextsOf<Own, { label: string; text: (values: { name: string; count: number }) => string }>
