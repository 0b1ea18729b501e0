import { addNotice } from '../../api/notices.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { Page } from '../../frame/page.tsx'
import type { PageInput } from '../../routes.tsx'
import { wording } from '../../wording-staff.ts'
import { NoticeFields } from './notice-fields.tsx'

const text = wording.notices

/** The form for a new notice. */
export function AddNotice({ dashboard }: PageInput) {
  const { initial, restored } = useDraft()
  const list = `${dashboard}/notice-detail`
  return (
    <Page title={text.addTitle} heading={text.addHeading} back={{ href: list, label: wording.form.back }}>
      <PageForm
        send={({ data, onProgress }) => addNotice(data, onProgress)}
        next={list}
        doneText={text.added}
        restored={restored}
        submitLabel={text.add}
      >
        <NoticeFields initial={initial} />
      </PageForm>
    </Page>
  )
}
