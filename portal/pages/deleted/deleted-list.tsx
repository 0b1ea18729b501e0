import { Alert, Button, DataTable, Menu, SelectField, useRowSelection } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { DeletedRecord } from '#contract/operations'
import { hasWords } from '#contract/search'
import { texts } from '#messages'
import { assertList, request } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { focusBesideRow } from '../../hooks/use-act.ts'
import { useCall } from '../../hooks/use-load.ts'
import { useTableQuery, useUrlQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { listTable } from '../../records/list-table.tsx'
import { SearchBox } from '../../records/search-box.tsx'
import { failureOf } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'
import { NotRestored } from './not-restored.tsx'

const KINDS = ['student', 'teacher', 'notice', 'report', 'user'] as const

/** The records that were deleted and are not erased yet: each is restored or erased, also several together. */
export function DeletedList() {
  const { actions, deleted: text, inDigits, staffTitles: titles } = texts()
  const list = useCall(endpoints.allDeleted, {}, ({ data }) => assertList(data))
  const { data = [], reload } = list
  const table = useTableQuery()
  const { query, change } = useUrlQuery()
  const search = query.get('name') ?? ''
  const kind = KINDS.find((known) => known === query.get('kind')) ?? ''
  const isFound = hasWords(search)
  const records = data.filter(
    ({ entity, name, userId = '' }) => (!kind || entity === kind) && isFound(`${name} ${userId}`),
  )
  const [failure, setFailure] = useState<ReactNode>()
  const [restoring, setRestoring] = useState(false)
  const [toErase, setToErase] = useState<string[]>()

  /** The name of a record, or how many there are. */
  const named = (ids: readonly string[]) => {
    const [one, ...others] = data.filter(({ _id }) => ids.includes(_id))
    return one && others.length === 0 ? nameOf(one) : text.records({ number: ids.length })
  }
  const done = () => {
    selection.clear()
    reload()
  }

  const restore = async (ids: string[]) => {
    if (restoring) return
    setRestoring(true)
    setFailure(undefined)
    try {
      const response = await request(endpoints.restoreDeleted, { json: { ids } })
      if (response.success) {
        const subject = named(ids)
        const { takenDown: titles } = response
        showToast('success', titles ? text.restoredNotOnTop({ subject, titles }) : text.restored({ subject }))
        focusBesideRow()
        done()
      } else setFailure(<NotRestored message={text.refused} records={response.refused} />)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setRestoring(false)
    }
  }

  const selection = useRowSelection<string>({
    rowName: (id) => named([id]),
    actions: (
      <>
        <Button size="small" busy={restoring} onClick={() => restore([...selection.selected])}>
          {text.restore}
        </Button>
        <Button size="small" variant="quiet" data-danger onClick={() => setToErase([...selection.selected])}>
          {text.erase}
        </Button>
      </>
    ),
  })

  return (
    <Page lead={text.lead}>
      <div className="row list-tools">
        <SearchBox label={text.search} value={search} onSearch={(name) => change({ name })} />
        <SelectField
          label={text.kind}
          name="kind"
          placeholder={text.allKinds}
          options={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          value={kind}
          onValueChange={({ value }) => change({ kind: value })}
        />
      </div>
      {failure && (
        // The button that was pressed may be far below.
        <Alert ref={takeFocus} live tone="danger" tabIndex={-1}>
          {failure}
        </Alert>
      )}
      <DataTable<DeletedRecord, string>
        {...table}
        {...listTable({ list, texts: text, isFiltered: data.length > 0, illustration: 'report' })}
        caption={titles.deleted}
        rows={records}
        rowKey={({ _id }) => _id}
        selection={selection}
        columns={[
          {
            key: 'name',
            header: text.name,
            narrow: 'title',
            cell: (record) => <Name {...record} />,
            sortBy: nameOf,
          },
          {
            key: 'at',
            header: text.at,
            width: '11.5rem',
            cell: ({ deletedAt, deletedBy }) => (
              // In one element: on a phone the cell has its label beside it.
              <div>
                <time dateTime={deletedAt}>{momentOf(deletedAt)}</time>
                <Details texts={[text.by({ name: deletedBy ?? text.unknown })]} />
              </div>
            ),
            sortBy: ({ deletedAt }) => deletedAt,
          },
          { key: 'left', header: text.left, align: 'end', width: '5rem', cell: ({ daysLeft }) => inDigits(daysLeft) },
        ]}
        rowActions={(record) => (
          <div className="row-actions">
            <Button
              size="small"
              variant="quiet"
              onClick={() => restore([record._id])}
              aria-label={text.restoreOf({ name: nameOf(record) })}
            >
              {text.restore}
            </Button>
            <Menu
              size="small"
              label={actions.more}
              subject={nameOf(record)}
              items={[{ key: 'erase', label: text.erase, variant: 'danger' }]}
              onAction={() => setToErase([record._id])}
            />
          </div>
        )}
      />
      {toErase && (
        <DeletePrompt
          subject={named(toErase)}
          texts={text.erasing}
          remove={() => request(endpoints.eraseDeleted, { json: { ids: toErase } })}
          onGone={done}
          onClose={() => setToErase(undefined)}
        />
      )}
    </Page>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

const nameOf = ({ entity, name }: DeletedRecord) => (entity === 'report' ? texts().deleted.reportOf({ name }) : name)

/** The name, and below it the kind and the data that distinguishes two children with the same name. */
function Name(record: DeletedRecord) {
  const text = texts().deleted
  const { entity, grade, rollNumber, userId } = record
  return (
    <>
      <bdi>{nameOf(record)}</bdi>
      <Details
        texts={[
          // The name of a report says what it is.
          entity !== 'report' && text.kinds[entity],
          grade && text.grade({ grade }),
          rollNumber && text.rollNumber({ rollNumber }),
        ].filter((detail) => typeof detail === 'string')}
        userId={userId}
      />
    </>
  )
}

/** Small texts in one line, or in several where there is no room. */
function Details({ texts, userId }: { texts: string[]; userId?: string }) {
  return (
    <small className="row deleted-details">
      {texts.map((detail) => (
        <bdi key={detail}>{detail}</bdi>
      ))}
      {userId && <bdi dir="ltr">{userId}</bdi>}
    </small>
  )
}
