import { Alert, Button, RadioGroup } from '@my-school/ui-kit'
import { type FormEvent, useState } from 'react'
import type { ImportKind } from '#contract/imports'
import type { Failure } from '#contract/operations'
import { texts } from '#messages'

export type SheetToChoose = NonNullable<Failure<'createImport'>['sheets']>[number]

type Props = {
  kind: ImportKind
  /** Why it is asked. */
  message: string
  sheets: readonly SheetToChoose[]
  busy: boolean
  /** @param sheet its number, or 0 for all that can be seen */
  onChoose: (sheet: number) => void
}

/** Which sheet of a file is read: one of those that may be the list, or all of them. */
export function ChooseSheet({ kind, message, sheets, busy, onChoose }: Props) {
  const text = texts().imports.sheets
  const [chosen, setChosen] = useState('')
  const visible = sheets.filter(({ hidden }) => !hidden)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== '') onChoose(Number(chosen))
  }
  return (
    <form className="stack import-sheets" onSubmit={send}>
      <Alert tone="warning">{message}</Alert>
      <RadioGroup
        label={text.label}
        name="sheet"
        required
        value={chosen}
        options={[
          ...(visible.length > 1 ? [{ value: '0', label: text.all, hint: text.allHint[kind] }] : []),
          ...sheets.map(({ sheet, name, hidden }) => ({
            value: String(sheet),
            label: name,
            hint: hidden ? text.hidden : undefined,
          })),
        ]}
        onValueChange={({ value }) => setChosen(value)}
      />
      <Button type="submit" busy={busy}>
        {text.read}
      </Button>
    </form>
  )
}
