import { Alert, SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import { columns as fields } from '#contract/imports'
import { mapImport } from '../../api/imports.ts'
import { strings } from '../../strings/import-draft.ts'
import { failureOf } from './failure-of.ts'
import type { DraftProps } from './use-import.ts'

const text = strings.columns

/** Which column of the file is read as which field, to be changed by hand. Open at first when columns may be the reason for errors. */
export function ColumnsSection({ current: { _id, kind, columns, missing, counts }, onChanged }: DraftProps) {
  const [isOpen, setOpen] = useState(missing.length > 0 || counts.refused === counts.all)
  /** The user's choice until the server has responded. */
  const [pending, setPending] = useState<(string | null)[]>()
  const [failure, setFailure] = useState('')
  const matched = pending ?? columns.map(({ field }) => field)
  const headingOf = (field: string) => fields[kind].find((known) => known.field === field)?.heading ?? field

  const choose = async (index: number, field: string) => {
    // A field is in one column: the one that had it before is no longer read.
    const next = matched.map((other, at) => (at === index ? field || null : other === field ? null : other))
    setPending(next)
    setFailure('')
    try {
      const response = await mapImport(_id, next)
      if (response.success) onChanged(response.import)
      else setFailure(response.message)
    } catch (error) {
      setFailure(failureOf(error))
    }
    setPending(undefined)
  }

  return (
    <details className="import-section" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{text.heading}</h2>{' '}
        <span>{text.matched({ matched: matched.filter(Boolean).length, all: columns.length })}</span>
      </summary>
      <Alert live tone="warning">
        {missing.length > 0 && text.missing({ fields: missing.map(headingOf) })}
      </Alert>
      <p className="hint">{text.hint}</p>
      <div className="import-columns">
        {columns.map(({ heading, sample }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file keep their places, and headings may be equal.
            key={index}
            name={`column-${index}`}
            label={heading || text.noHeading({ number: index + 1 })}
            hint={sample && `${text.sample} ${sample}`}
            placeholder={text.none}
            options={fields[kind].map(({ field, heading }) => ({ value: field as string, label: heading }))}
            value={matched[index] ?? ''}
            onValueChange={({ value }) => choose(index, value)}
          />
        ))}
      </div>
      <Alert live tone="danger">
        {failure}
      </Alert>
    </details>
  )
}
