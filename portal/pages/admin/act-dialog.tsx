import { Button, DataTable, Dialog } from '@my-school/ui-kit'
import { useState } from 'react'
import { auditPageEntries } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { AuditEntry, AuditedRecord } from '#contract/operations'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { listTable } from '../../records/list-table.tsx'
import { auditUrl, NamedLink } from './named-link.tsx'

type Props = {
  /** Null while the dialog is closed. */
  entry: AuditEntry | null
  onClose: () => void
}

/** The records of an act. */
export function ActDialog({ entry, onClose }: Props) {
  const { actions, audit: text } = texts()
  return (
    <Dialog
      open={entry !== null}
      size="large"
      heading={entry ? text.heading(entry) : ''}
      onClose={onClose}
      actions={<Button onClick={onClose}>{actions.close}</Button>}
    >
      {entry && <Records key={entry._id} act={entry._id} onClose={onClose} />}
    </Dialog>
  )
}

function Records({ act, onClose }: { act: string; onClose: () => void }) {
  const { audit: text, choices } = texts()
  const [page, setPage] = useState(1)
  const list = useCall(endpoints.auditRecords, { params: { id: act }, query: { page } }, (response) => {
    assertList(response.data)
    return response
  })
  const { data } = list
  return (
    <DataTable<AuditedRecord>
      {...listTable({ list, texts: { empty: text.failed, failed: text.failed }, illustration: 'report' })}
      className="audit"
      caption={text.records}
      rows={data?.data ?? []}
      rowKey={({ _id }) => _id}
      total={data?.total ?? 0}
      page={page}
      pageSize={auditPageEntries}
      onPageChange={({ page }) => setPage(page)}
      columns={[
        {
          key: 'name',
          header: text.name,
          narrow: 'title',
          cell: ({ record, entityId }) => {
            const onlyHref = auditUrl({ record: entityId })
            if (record) return <NamedLink named={record} only={text.onlyTo} onlyHref={onlyHref} onFollow={onClose} />
            return (
              <a href={onlyHref} onClick={onClose}>
                {text.erased}
              </a>
            )
          },
        },
        { key: 'entity', header: text.record, cell: ({ entity }) => choices.entity(entity) },
        { key: 'action', header: text.action, cell: ({ action }) => choices.action(action) },
        { key: 'at', header: text.at, cell: ({ at }) => <time dateTime={at}>{momentOf(at)}</time> },
      ]}
    />
  )
}
