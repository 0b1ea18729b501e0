import { Button, DataTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { auditPageEntries } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { AuditEntry } from '#contract/operations'
import { texts } from '#messages'
import { assertList, requestSuccess } from '../../api/request.ts'
import { Breakable } from '../../format/breakable.tsx'
import { momentOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { listTable } from '../../records/list-table.tsx'
import { ActDialog } from './act-dialog.tsx'
import { AuditFilters, useAuditQuery } from './audit-filters.tsx'
import { auditUrl, NamedLink } from './named-link.tsx'

/** The audit trail, or what of it fits the filters. The server filters it and divides it into pages. */
export function AuditTrail() {
  const { audit: text, staffTitles: titles } = texts()
  const { filter, page, turn, set } = useAuditQuery()
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const list = useLoad(`audit/${JSON.stringify(filter)}/${page}`, async (signal) => {
    const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
    const response = await requestSuccess(endpoints.audit, { query: { page, ...asked }, signal })
    assertList(response.data)
    // If the URL has a page after the last one, the last one is shown: an empty list would look like an empty trail.
    if (!signal.aborted && page > response.pages) turn(response.pages)
    return response
  })
  const { data } = list

  return (
    <Page lead={text.lead} actions={<ExportButtons list="audit" />}>
      <AuditFilters filter={filter} set={set} named={data?.filter} />
      <DataTable<AuditEntry>
        {...listTable({
          list,
          texts: text,
          isFiltered: Object.values(filter).some(Boolean),
          illustration: 'report',
        })}
        className="audit"
        caption={titles.audit}
        rows={data?.data ?? []}
        rowKey={({ _id }) => _id}
        total={data?.total ?? 0}
        page={page}
        pageSize={auditPageEntries}
        onPageChange={({ page }) => turn(page)}
        columns={[
          { key: 'at', header: text.at, cell: ({ at }) => <time dateTime={at}>{unbroken(momentOf(at))}</time> },
          { key: 'who', header: text.who, cell: (entry) => <Who {...entry} /> },
          {
            key: 'action',
            header: text.action,
            narrow: 'title',
            cell: (entry) => (
              <Sentence
                text={({ of }) => text.phrase({ action: entry.action, of })}
                values={{ of: <Records entry={entry} onShow={() => setShown(entry)} /> }}
              />
            ),
          },
          {
            key: 'address',
            header: text.ip,
            // A long one (IPv6) has a second line between two groups.
            cell: ({ address }) =>
              address === 'command line' ? text.commandLine : <Breakable parts={address.split(/(?<=:)/)} />,
          },
        ]}
      />
      <ActDialog entry={shown} onClose={() => setShown(null)} />
    </Page>
  )
}

/** What the portal does by itself, such as erasing old records, has no address. */
function Who({ actor, actorId, address }: AuditEntry) {
  const text = texts().audit
  if (actor && actorId) return <NamedLink named={actor} only={text.onlyBy} onlyHref={auditUrl({ who: actorId })} />
  return actorId ? text.deletedUser : address ? text.visitor : text.portal
}

/** A day and a time as two words: a narrow column breaks the line between them only. */
const unbroken = (moment: string) => moment.replace(/(?<![,،]) /g, '\u00a0')

/** The record by its name, or how many there are. */
function Records({ entry, onShow }: { entry: AuditEntry; onShow: () => void }) {
  const text = texts().audit
  const { entity, entityId, record, records } = entry
  return (
    <>
      {record && entityId ? (
        <Sentence
          text={({ name }) => text.named({ entity, name })}
          values={{ name: <NamedLink named={record} only={text.onlyTo} onlyHref={auditUrl({ record: entityId })} /> }}
        />
      ) : (
        (records.length === 0 || entityId) &&
        (entityId && entity !== 'school' ? text.one({ entity }) : text.named({ entity, name: entityId ?? '' }))
      )}
      {records.length > 0 && record && ' '}
      {records.length > 0 && (
        <Button size="small" variant="quiet" onClick={onShow}>
          {text.counted(entry)}
        </Button>
      )}
    </>
  )
}
