import type { Notice } from '#contract/calls'
import { getNotice, updateNotice } from '../../api/notices.ts'
import { photoAddress } from '../../api/photos.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import type { PageInput } from '../../routes.tsx'
import { wording } from '../../wording-staff.ts'
import { RecordPage } from '../staff/record-page.tsx'
import { NoticeFields } from './notice-fields.tsx'

const text = wording.notices

/** The form that changes a notice. */
export function UpdateNotice({ id, dashboard }: PageInput) {
  return (
    <RecordPage
      title={text.updateTitle}
      back={`${dashboard}/notice-detail`}
      name={`notice/${id}`}
      load={(signal) => getNotice(id, signal)}
      texts={text}
      illustration="board"
      lead={(notice) => notice.title}
    >
      {(notice) => <ChangeForm notice={notice} list={`${dashboard}/notice-detail`} />}
    </RecordPage>
  )
}

function ChangeForm({ notice, list }: { notice: Notice; list: string }) {
  const { _id, title, description, catagory, date, photoVersion } = notice
  const { initial, restored } = useDraft({ title, description, catagory, date })
  const src = photoAddress('noticePhoto', _id, photoVersion)
  return (
    <PageForm
      send={({ data, onProgress }) => updateNotice(_id, data, onProgress)}
      next={list}
      doneText={text.updated}
      restored={restored}
      submitLabel={text.update}
    >
      <NoticeFields initial={initial} current={src ? { src, alt: `${text.photoOf} ${title}` } : undefined} />
    </PageForm>
  )
}
