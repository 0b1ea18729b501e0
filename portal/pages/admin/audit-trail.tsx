import { DataTable } from '@my-school/ui-kit'
import { auditPageLines } from '#contract'
import type { AuditLine } from '#contract/operations'
import { getAudit } from '../../api/admin.ts'
import { momentOf } from '../../dates.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { Page } from '../../layout/page.tsx'
import { strings as text } from '../../strings/audit.ts'
import { strings as titles } from '../../strings/titles.ts'
import { ExportButtons } from '../lists/export-buttons.tsx'
import { NoRows } from '../lists/no-rows.tsx'

/** The audit trail. The server divides it into pages. */
export function AuditTrail() {
  const { query, change } = useQuery()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const turn = (to: number) => change({ page: to > 1 ? to : null })
  const list = useLoad(`audit/${page}`, async (signal) => {
    const response = await getAudit(page, signal)
    // If the URL has a page after the last one, the last one is shown: an empty list would look like an empty trail.
    if (!signal.aborted && page > response.pages) turn(response.pages)
    return response
  })
  const { status, data } = list

  return (
    <Page lead={text.lead} actions={<ExportButtons list="audit" />}>
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
          { key: 'record', header: text.record, cell: ({ entity }) => entity },
          { key: 'address', header: text.ip, cell: ({ address }) => address },
        ]}
      />
    </Page>
  )
}

/** What the portal does by itself, such as erasing old records, has no address. */
const whoDid = ({ actorUserId, actorId, address }: AuditLine): string =>
  actorUserId ?? (actorId ? text.deletedUser : address ? text.visitor : text.portal)
