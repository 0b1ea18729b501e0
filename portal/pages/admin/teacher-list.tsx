import { LinkButton, PlusIcon, type TeacherRow, TeacherTable } from '@my-school/ui-kit'
import { useState } from 'react'
import type { ListedTeacher } from '#contract/operations'
import { photoUrl } from '../../api/photos.ts'
import { deleteTeacher, getTeachers } from '../../api/teachers.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import type { PageInput } from '../../page-types.ts'
import { wording } from '../../wording-lists.ts'
import { DeletePrompt } from '../staff/delete-prompt.tsx'
import { RecordActions } from './record-actions.tsx'

const text = wording.teachers

/** All teachers, with what an admin does with each. */
export function TeacherList({ dashboard }: PageInput) {
  const { status, data, reload } = useLoad('teachers', getTeachers)
  const table = useTableQuery()
  const [leaving, setLeaving] = useState<TeacherRow | null>(null)

  return (
    <Page
      title={text.title}
      heading={`${text.total} : ${data?.length ?? '–'}`}
      actions={
        <LinkButton href={`${dashboard}/add-teacher`} icon={<PlusIcon />}>
          {wording.admin.addTeacher}
        </LinkButton>
      }
    >
      <TeacherTable
        {...table}
        captionHidden
        caption={text.title}
        teachers={data?.map(toRow) ?? []}
        loading={status === 'loading'}
        empty={
          <EmptyList
            text={text.empty}
            illustration="people"
            failure={status === 'failed' && text.failed}
            onRetry={reload}
          />
        }
        actions={(teacher) => (
          <RecordActions
            name={teacher.name}
            details={`${dashboard}/teacher-Full-Detail/${teacher.id}`}
            update={`${dashboard}/update-teacher/${teacher.id}`}
            onDelete={() => setLeaving(teacher)}
          />
        )}
      />
      <DeletePrompt
        subject={leaving?.name ?? null}
        word="delete"
        texts={text}
        remove={() => deleteTeacher(leaving?.id ?? '')}
        onGone={reload}
        onClose={() => setLeaving(null)}
      />
    </Page>
  )
}

function toRow({ _id, name, subject, gender, photoVersion }: ListedTeacher): TeacherRow {
  return { id: _id, name, subject, gender, photoSrc: photoUrl('teacherPhoto', _id, photoVersion, 'thumb') }
}
