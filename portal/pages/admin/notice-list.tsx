import { LinkButton, type NoticeRow, NoticeTable, PlusIcon } from '@my-school/ui-kit'
import { useState } from 'react'
import { UNLIMITED } from '#contract'
import type { Notice } from '#contract/operations'
import { deleteNotice, getNotices } from '../../api/notices.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import type { PageInput } from '../../page-types.ts'
import { wording } from '../../wording-lists.ts'
import { DeletePrompt } from '../staff/delete-prompt.tsx'
import { isPast } from './is-past.ts'
import { RecordActions } from './record-actions.tsx'

const text = wording.notices

/** All notices, those that are no longer shown to others among them. */
export function NoticeList({ dashboard }: PageInput) {
  const { status, data, reload } = useLoad('notices', getNotices)
  const table = useTableQuery()
  const [leaving, setLeaving] = useState<NoticeRow | null>(null)

  return (
    <Page
      title={text.title}
      heading={`${text.total} : ${data?.length ?? '–'}`}
      actions={
        <LinkButton href={`${dashboard}/add-notice`} icon={<PlusIcon />}>
          {text.add}
        </LinkButton>
      }
    >
      <NoticeTable
        {...table}
        captionHidden
        caption={text.title}
        notices={data?.map(toRow) ?? []}
        loading={status === 'loading'}
        empty={
          <EmptyList
            text={text.empty}
            illustration="board"
            failure={status === 'failed' && text.failed}
            onRetry={reload}
          />
        }
        actions={(notice) => (
          <RecordActions
            name={notice.title}
            details={`${dashboard}/notice-Full-Detail/${notice.id}`}
            update={`${dashboard}/update-notice/${notice.id}`}
            onDelete={() => setLeaving(notice)}
          />
        )}
      />
      <DeletePrompt
        subject={leaving?.title ?? null}
        word="Delete"
        texts={text}
        remove={() => deleteNotice(leaving?.id ?? '')}
        onGone={reload}
        onClose={() => setLeaving(null)}
      />
    </Page>
  )
}

function toRow({ _id, title, description, date }: Notice): NoticeRow {
  return { id: _id, title, description, validUntil: date === UNLIMITED ? null : date, expired: isPast(date) }
}
