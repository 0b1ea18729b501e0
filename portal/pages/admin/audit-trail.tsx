import { Button, DataTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { auditPageLines } from '#contract'
import type { AuditLine } from '#contract/operations'
import { getAudit } from '../../api/admin.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { Page } from '../../layout/page.tsx'
import { momentOf } from '../../moments.ts'
import { onDemand } from '../../on-demand.tsx'
import { strings as text } from '../../strings/audit.ts'
import { strings as titles } from '../../strings/titles.ts'
import { ActiveFilters } from '../lists/active-filters.tsx'
import { ExportButtons } from '../lists/export-buttons.tsx'
import { NoRows } from '../lists/no-rows.tsx'

const ActDialog = onDemand(
  () => import('./act-dialog.tsx'),
  ({ entry }) => entry !== null,
)

/** The audit trail, or what of it is about one record. The server divides it into pages. */
export function AuditTrail() {
  const { query, change } = useQuery()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const record = query.get('record') ?? ''
  const [shown, setShown] = useState<AuditLine | null>(null)
  const turn = (to: number) => change({ page: to > 1 ? to : null })
  const list = useLoad(`audit/${record}/${page}`, async (signal) => {
    const response = await getAudit({ page, record }, signal)
    // If the URL has a page after the last one, the last one is shown: an empty list would look like an empty trail.
    if (!signal.aborted && page > response.pages) turn(response.pages)
    return response
  })
  const { status, data } = list

  return (
    <Page lead={text.lead} actions={<ExportButtons list="audit" />}>
      <div className="list-state">
        <ActiveFilters
          filters={
            record ? [{ key: 'record', label: text.oneRecord, remove: () => change({ record: null, page: null }) }] : []
          }
        />
      </div>
      <DataTable<AuditLine>
        className="audit"
        captionHidden
        caption={titles.audit}
        rows={data?.data ?? []}
        rowKey={({ _id }) => _id}
        total={data?.total ?? 0}
        page={page}
        pageSize={auditPageLines}
        onPageChange={({ page }) => turn(page)}
        loading={status === 'loading'}
        empty={<NoRows list={list} texts={text} illustration="report" />}
        columns={[
          { key: 'at', header: text.at, cell: ({ at }) => <time dateTime={at}>{momentOf(at)}</time> },
          { key: 'who', header: text.who, cell: whoDid },
          { key: 'action', header: text.action, narrow: 'title', cell: ({ action }) => action },
          {
            key: 'record',
            header: text.record,
            cell: (line) =>
              line.records.length > 0 ? (
                <Button size="small" variant="quiet" onClick={() => setShown(line)}>
                  {text.counted(line)}
                </Button>
              ) : (
                line.entity
              ),
          },
          { key: 'address', header: text.ip, cell: ({ address }) => address },
        ]}
      />
      <ActDialog entry={shown} onClose={() => setShown(null)} />
    </Page>
  )
}

/** What the portal does by itself, such as erasing old records, has no address. */
const whoDid = ({ actorUserId, actorId, address }: AuditLine): string =>
  actorUserId ?? (actorId ? text.deletedUser : address ? text.visitor : text.portal)
