import { Badge, type BadgeProps, Button, DataTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { type Column, importColumns, importLimits } from '#contract/imports'
import type { ImportRow, RequestBody, SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import type { Loaded } from '../../hooks/use-load.ts'
import { pageIn, useUrlQuery } from '../../hooks/use-url-query.ts'
import { listTable } from '../../records/list-table.tsx'
import { showFailure } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'
import { RowCells } from './row-cells.tsx'
import type { DraftPage, DraftProps, Filter } from './use-import.ts'

type Action = ImportRow['action']
const ACTIONS: readonly Action[] = ['refused', 'add', 'change', 'same', 'omit']
const FILTERS: readonly Filter[] = ['all', ...ACTIONS, 'marked']
/** Shown only where there are such rows. */
const RARE: readonly Filter[] = ['same', 'omit', 'marked']

const tones: Record<Action, BadgeProps['tone']> = {
  add: 'success',
  change: 'warning',
  refused: 'danger',
  same: 'neutral',
  omit: 'neutral',
}

type Edit = NonNullable<RequestBody<'changeImport', 'json'>['edits']>[number]
type Props = Omit<DraftProps, 'onUpdate'> & { list: Loaded<DraftPage> }

/** The rows of the dry run. Refused rows come first: their cells are corrected in the list. */
export function RowsSection({ current, list, onChange }: Props) {
  const text = texts().importDraft.rows
  const { inDigits } = texts()
  const { counts } = current
  const numbers = { ...counts, marked: current.marked }
  const { query, change } = useUrlQuery()
  const { data } = list
  const show = data?.show ?? query.get('show')
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set())
  const [announcement, setAnnouncement] = useState('')

  const editRow = async (edit: Edit): Promise<boolean> => {
    try {
      const response = await onChange(() => ({ edits: [edit] }), { keepRows: true })
      if (!response.success) {
        showToast('danger', response.message)
        return false
      }
      const row = response.rows.find(({ row }) => row === edit.row)
      const errors = Object.values(row?.errors ?? {}).map(({ message }) => message)
      const what = errors.length > 0 || !row ? errors : [text.actions[row.action]]
      setAnnouncement(text.edited({ rowNumber: edit.row, what }))
      return true
    } catch (error) {
      showFailure(error)
      return false
    }
  }
  const toggle = (rowNumber: number) => {
    const next = new Set(edited)
    if (!next.delete(rowNumber)) next.add(rowNumber)
    setEdited(next)
  }
  const fields = fieldsOf(current)

  return (
    <section aria-labelledby="import-rows" className="import-rows">
      <h2 id="import-rows">{text.heading}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label={text.filter} className="row list-tools">
        {FILTERS.filter((filter) => !RARE.includes(filter) || numbers[filter] > 0 || filter === show).map((filter) => (
          <Button
            key={filter}
            variant="quiet"
            size="small"
            aria-pressed={filter === show}
            onClick={() => change({ show: filter, page: null })}
          >
            {text.filters[filter]} <b>{text.counted({ number: numbers[filter] })}</b>
          </Button>
        ))}
      </div>
      {counts.refused > 0 && <p className="hint">{text.hint}</p>}
      <DataTable<ImportRow>
        {...listTable({ list, texts: text, illustration: 'search' })}
        caption={text.heading}
        rows={data?.rows ?? []}
        total={data?.total ?? 0}
        pageSize={importLimits.pageRows}
        page={data?.page ?? pageIn(query)}
        onPageChange={({ page }) => change({ page: page > 1 ? page : null })}
        rowKey={({ row }) => row}
        columns={[
          {
            key: 'line',
            header: text.line,
            cell: ({ row, action }) => (
              <span>
                {inDigits(row)} <Badge tone={tones[action]}>{text.actions[action]}</Badge>
              </span>
            ),
          },
          {
            key: 'person',
            header: text.person,
            narrow: 'title',
            cell: ({ cells, userId, hasPhoto }) => (
              <span className="import-person">
                <bdi>{cells.name || text.noName}</bdi>
                {userId && <code dir="ltr">{userId}</code>}
                {hasPhoto && <small>{text.photo}</small>}
              </span>
            ),
          },
          {
            key: 'cells',
            header: text.values,
            label: '',
            cell: (row) => (
              <RowCells
                kind={current.kind}
                row={row}
                fields={fields}
                isEdited={edited.has(row.row)}
                isToLookAt={show === 'marked'}
                onEdit={(field, value) => editRow({ row: row.row, cells: { [field]: value } })}
              />
            ),
          },
        ]}
        rowActions={({ row, action }) => (
          <div className="row-actions">
            <Button
              variant="quiet"
              size="small"
              aria-label={text.editOf({ rowNumber: row })}
              aria-expanded={edited.has(row)}
              onClick={() => toggle(row)}
            >
              {text.edit}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={(action === 'omit' ? text.takeInOf : text.leaveOutOf)({ rowNumber: row })}
              onClick={() => editRow({ row, omit: action !== 'omit' })}
            >
              {action === 'omit' ? text.takeIn : text.leaveOut}
            </Button>
          </div>
        )}
      />
      <p role="status" className="kit-visually-hidden">
        {announcement}
      </p>
    </section>
  )
}

/**
 * The fields that a row of this import shows: those that its file has, those that a new person needs, and the user id that
 * is made for one, which can be corrected.
 */
const fieldsOf = ({ kind, columns: read }: SchoolImport): readonly Column[] =>
  importColumns[kind].filter(
    ({ field, required }) => required || field === 'userId' || read.some((column) => column.field === field),
  )
