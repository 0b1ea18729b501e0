import { type TableSelection, useRowSelection } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo, useState } from 'react'
import { texts } from '#messages'
import type { SelectableList } from '../api/batches.ts'
import { listSelections, setListSelection } from '../state/selections.ts'
import type { Selectable } from './eligible.ts'
import { SelectionActions } from './selection-actions.tsx'
import { type Asked, SelectionDialogs } from './selection-dialogs.tsx'

export type SelectionProps = {
  list: SelectableList
  /** All records of the kind, also those that the filters leave out; undefined until they are loaded. */
  known: readonly Selectable[] | undefined
  /** Those that the filters find. */
  shown: readonly { id: string }[]
  /** The name of a row whose title is not a text. */
  rowName?: (id: string) => string
  /** Called when records were changed or deleted. Students load themselves again. */
  onChanged?: () => void
  /** Renders the table. */
  children: (selection: TableSelection<string>) => ReactNode
}

/**
 * Lets the user select rows of a list, and do something with all of them. They stay selected on other pages, with other
 * filters, and while another page is visited; a record that no longer exists is no longer selected.
 */
export function Selection({ list, known, shown, rowName, onChanged, children }: SelectionProps) {
  const text = texts().selection
  useSignals()
  const [asked, setAsked] = useState<Asked | null>(null)
  const stored = listSelections.value[list]
  const records = useMemo(() => (stored?.size && known?.filter(({ _id }) => stored.has(_id))) || [], [stored, known])
  const selected = useMemo(() => new Set(records.map(({ _id }) => _id)), [records])
  const isAllShown = shown.length === selected.size && shown.every(({ id }) => selected.has(id))

  const selection = useRowSelection<string>({
    selected,
    onSelectedChange: ({ selected }) => setListSelection(list, selected),
    rowName,
    clearLabel: text.clear,
    selectedText: ({ selected, notShown }) =>
      text.selected({ list, selected, all: known?.length ?? selected, notShown }),
    actions: <SelectionActions list={list} records={records} isAllShown={isAllShown} onAsk={setAsked} />,
  })
  return (
    <>
      {children(selection)}
      <SelectionDialogs
        list={list}
        records={records}
        asked={asked}
        onAsk={setAsked}
        onClose={() => setAsked(null)}
        onDone={() => {
          setListSelection(list, new Set())
          onChanged?.()
        }}
      />
    </>
  )
}
