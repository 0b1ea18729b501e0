import { Badge, type BadgeProps, Button, DataTable } from '@my-school/ui-kit'
import { useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { type Column, importColumns, importLimits } from '#contract/imports'
import type { ImportRow, RequestBody, SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { assertList, request, requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { pageIn, useUrlQuery } from '../../hooks/use-url-query.ts'
import { listTable } from '../../records/list-table.tsx'
import { showFailure } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'
import { RowCells } from './row-cells.tsx'
import type { DraftProps } from './use-import.ts'

type Action = ImportRow['action']
type Filter = 'all' | Action | 'marked'

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

type RowEdit = RequestBody<'mendImportRow', 'json'>

type Counts = DraftProps['current']['counts']

/** Whether a change of one row has changed others too, such as one with the same roll number. */
const concernsOthers = (before: Counts, after: Counts, [from, to]: [ImportRow, ImportRow]) =>
  ACTIONS.some(
    (action) => after[action] - before[action] !== Number(to.action === action) - Number(from.action === action),
  )

/** The rows of the dry run. Refused rows come first: their cells are corrected in the list. */
export function RowsSection({ current, onChanged }: DraftProps) {
  const text = texts().importDraft.rows
  const { inDigits } = texts()
  const { _id, counts, photos } = current
  const numbers = { ...counts, marked: current.marked }
  const { query, change } = useUrlQuery()
  // Does not change while the section is shown: otherwise the list would be replaced when its last refused row is corrected.
  const [usual] = useState<Filter>(counts.refused > 0 ? 'refused' : 'all')
  const show = FILTERS.find((known) => known === query.get('show')) ?? usual
  const page = pageIn(query)
  const key = `import-rows/${_id}/${show}/${page}/${photos.matched}`
  const list = useLoad(key, async (signal) => {
    const response = await requestSuccess(endpoints.importRows, { params: { id: _id }, query: { show, page }, signal })
    assertList(response.rows)
    return response
  })
  const { data, reload } = list

  // Instead of rows of this data; a later load has them itself.
  const [edits, setEdits] = useState<{ data: typeof data; rows: ReadonlyMap<number, ImportRow> }>()
  const rows = data?.rows.map((row) => (edits?.data === data && edits?.rows.get(row.row)) || row) ?? []
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set())
  const [announcement, setAnnouncement] = useState('')

  const latest = useRef({ data, counts, rows })
  latest.current = { data, counts, rows }
  // One after another, so that the last response is the newest.
  const queue = useRef(Promise.resolve(true))
  const editRow = (rowNumber: number, json: RowEdit): Promise<boolean> => {
    queue.current = queue.current.then(async () => {
      try {
        const response = await request(endpoints.mendImportRow, { params: { id: _id, row: rowNumber }, json })
        if (!response.success) {
          showToast('danger', response.message)
          return false
        }
        const { row } = response
        const { data, counts, rows } = latest.current
        const old = rows.find((other) => other.row === rowNumber)
        if (!old || concernsOthers(counts, response.import.counts, [old, row])) reload()
        latest.current.counts = response.import.counts
        setEdits((before) => ({
          data,
          rows: new Map(before && before.data === data ? before.rows : []).set(rowNumber, row),
        }))
        onChanged(response.import)
        const errors = Object.values(row.errors).map(({ message }) => message)
        setAnnouncement(
          text.edited({ rowNumber: rowNumber, what: errors.length > 0 ? errors : [text.actions[row.action]] }),
        )
        return true
      } catch (error) {
        showFailure(error)
        return false
      }
    })
    return queue.current
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
      <div role="group" aria-label={text.filter} className="list-tools">
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
        rows={rows}
        total={data?.total ?? 0}
        pageSize={importLimits.pageRows}
        page={page}
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
                onEdit={(field, value) => editRow(row.row, { cells: { [field]: value } })}
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
              onClick={() => editRow(row, { omit: action !== 'omit' })}
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
