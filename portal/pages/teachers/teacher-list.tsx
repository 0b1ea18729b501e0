import { type TeacherRow, TeacherTable } from '@my-school/ui-kit'
import { useState } from 'react'
import type { ListedTeacher } from '#contract/operations'
import { photoUrl } from '../../api/photos.ts'
import { deleteTeacher, getTeachers } from '../../api/teachers.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../page-types.ts'
import { strings } from '../../strings/lists.ts'
import * as titles from '../../strings/titles.ts'
import { AddLink } from '../records/add-link.tsx'
import { DeletePrompt } from '../records/delete-prompt.tsx'
import { ExportButtons } from '../records/export-buttons.tsx'
import { staffLinks } from '../records/links.ts'
import { NewLogin } from '../records/new-login.tsx'
import { NoRows } from '../records/no-rows.tsx'
import { RecordActions } from '../records/record-actions.tsx'

const text = strings.teachers

/** All teachers, with the actions of an admin. */
export function TeacherList({ dashboard }: PageInput) {
  const list = useLoad('teachers', getTeachers)
  const { status, data, reload } = list
  const table = useTableQuery()
  const add = { href: `${dashboard}/add-teacher`, label: titles.addTeacher }
  const [toDelete, setToDelete] = useState<TeacherRow | null>(null)

  return (
    <Page
      heading={`${text.total} : ${data?.length ?? '–'}`}
      actions={
        <>
          <ExportButtons list="teachers" />
          <AddLink {...add} />
        </>
      }
    >
      <NewLogin />
      <TeacherTable
        {...table}
        captionHidden
        caption={titles.teachers}
        headers={text.headers}
        teachers={data?.map(toRow) ?? []}
        loading={status === 'loading'}
        empty={<NoRows list={list} texts={text} illustration="people" add={add} />}
        actions={(teacher) => (
          <RecordActions
            name={teacher.name}
            details={staffLinks(dashboard, teacher.id).teacher}
            update={`${dashboard}/update-teacher/${teacher.id}`}
            onDelete={() => setToDelete(teacher)}
          />
        )}
      />
      <DeletePrompt
        subject={toDelete?.name ?? null}
        word="delete"
        texts={text}
        remove={() => deleteTeacher(toDelete?.id ?? '')}
        onGone={reload}
        onClose={() => setToDelete(null)}
      />
    </Page>
  )
}

function toRow({ _id, name, subject, gender, photoVersion }: ListedTeacher): TeacherRow {
  return { id: _id, name, subject, gender, photoSrc: photoUrl('teacherPhoto', _id, photoVersion, 'thumb') }
}
