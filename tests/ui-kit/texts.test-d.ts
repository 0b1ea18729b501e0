/** Every default text is a prop of its component, of the same name and type. Checked by tsc. */
import type * as kit from '@my-school/ui-kit'
import type { ComponentProps, ElementType } from 'react'

/** `validation` is of no component. */
type Messages = Omit<typeof kit.defaultMessages, 'validation'>
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
