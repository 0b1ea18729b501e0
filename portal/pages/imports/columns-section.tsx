import { Alert } from '@my-school/ui-kit'
import { useState } from 'react'
import { importColumns } from '#contract/imports'
import { texts } from '#messages'
import { Columns } from './columns.tsx'
import type { DraftProps } from './use-import.ts'

/** Which column of the file is read as which field. Open at first when columns may be the reason for errors. */
export function ColumnsSection({ current, onChanged }: DraftProps) {
  const text = texts().importDraft.columns
  const { choices } = texts()
  const { kind, columns, missing, counts } = current
  const [isOpen, setOpen] = useState(missing.length > 0 || counts.refused === counts.all)
  const headingOf = (field: string) =>
    choices.column(importColumns[kind].find((known) => known.field === field) ?? { field, heading: field })
  return (
    <details className="import-section" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{text.heading}</h2>{' '}
        <span>{text.matched({ matched: columns.filter(({ field }) => field).length, all: columns.length })}</span>
      </summary>
      <Alert live tone="warning">
        {missing.length > 0 && text.missing({ fields: missing.map(headingOf) })}
      </Alert>
      {isOpen && <Columns current={current} onChanged={onChanged} />}
    </details>
  )
}
