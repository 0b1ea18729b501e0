import { type NoticeRow, NoticeTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { UNLIMITED } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Notice } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useTableQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { ActiveFilters, HiddenRecords } from '../../records/active-filters.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { AddLink, listTable } from '../../records/list-table.tsx'
import { RecordActions } from '../../records/record-actions.tsx'
import { Selection } from '../../records/selection.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { rowMarksOf, whenOf } from './notice-marks.ts'
import { NoticeTools } from './notice-tools.tsx'
import { type NoticeFilter, useNoticeList } from './use-notice-list.ts'

/** All notices, including those that only admins still see. */
export function NoticeList({ dashboard }: PageInput) {
  const text = texts().notices.list
  const { filters: saved, notices: strings, staffTitles: titles, total } = texts()
  const list = useNoticeList()
  const { reload } = list
  const notices = list.notices.map(toRow)
  const table = useTableQuery(notices, sortValue)
  const add = { href: `${dashboard}/add-notice`, label: titles.addNotice }
  const [toDelete, setToDelete] = useState<NoticeRow>()

  return (
    <Page
      heading={total(text.total, list.known?.length)}
      actions={
        <>
          <ExportButtons list="notices" />
          <AddLink {...add} />
        </>
      }
    >
      <NoticeTools list={list} pageOf={(id) => staffLinks(dashboard, id).notice} />
      <div className="row list-state">
        <ActiveFilters filters={list.filters} />
      </div>
      <HiddenRecords
        records={list.hidden}
        filters={list.filters}
        about={saved.saved({ name: list.hidden[0]?.title ?? '' })}
      />
      <Selection list="notices" known={list.known} shown={notices} onChanged={reload}>
        {(selection) => (
          <NoticeTable
            {...table}
            {...listTable({
              list,
              texts: texts().noticeBoard.board,
              isFiltered: isSearched(list.filters),
              illustration: 'board',
              add: list.filters.length > 0 ? undefined : add,
              alwaysEmptyText: true,
            })}
            selection={selection}
            caption={titles.notices}
            notices={notices}
            rowActions={(notice) => (
              <RecordActions
                name={notice.title}
                details={staffLinks(dashboard, notice.id).notice}
                update={`${dashboard}/update-notice/${notice.id}`}
                more={[{ key: 'again', label: strings.useAgain, href: staffLinks(dashboard, notice.id).noticeAgain }]}
                onDelete={() => setToDelete(notice)}
              />
            )}
          />
        )}
      </Selection>
      {toDelete && (
        <DeletePrompt
          subject={toDelete.title}
          texts={strings.deletion}
          remove={() => request(endpoints.deleteNotice, { params: { id: toDelete.id } })}
          onGone={reload}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Page>
  )
}

/** Unlimited notices come after every date. */
const sortValue = ({ title, validUntil }: NoticeRow, column: string) =>
  column === 'validFor' ? (validUntil ?? '\uffff') : title

/** The specification has a text for a month without notices. */
const isSearched = (filters: readonly NoticeFilter[]) => filters.some(({ key }) => key !== 'month')

function toRow(notice: Notice): NoticeRow {
  const { _id, title, description, plain, date, expired } = notice
  const validUntil = date === UNLIMITED ? null : date
  return { id: _id, title, description: plain ?? description, validUntil, expired, marks: listMarksOf(notice) }
}

/** What marks a notice here: of a planned one the day on which it appears, of an event its day. */
function listMarksOf({ planned, appearsOn, event, ...notice }: Notice): string[] {
  const { noticeMarks, notices } = texts()
  const text = notices.list
  return [
    ...(planned ? [appearsOn ? text.appears({ day: dateOf(appearsOn) }) : noticeMarks.planned] : []),
    ...(event ? [text.event({ when: whenOf({ day: event.day, lastDay: event.lastDay }) })] : []),
    ...rowMarksOf({ ...notice, event }),
  ]
}
