import { type TeacherRow, TeacherTable } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { labelOf } from '#contract/labels'
import type { ListedTeacher } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { assertList, request } from '../../api/request.ts'
import { useListCall } from '../../hooks/use-load.ts'
import { useTableQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { AddLink, listTable } from '../../records/list-table.tsx'
import { LoginSlip } from '../../records/logins.tsx'
import { RecordActions } from '../../records/record-actions.tsx'
import { Selection } from '../../records/selection.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'

/** All teachers, with the actions of an admin. */
export function TeacherList({ dashboard }: PageInput) {
  const { staffTitles: titles, total } = texts()
  const { list: text } = texts().teachers
  const list = useListCall(endpoints.allTeacher, {}, ({ teachers }) => assertList(teachers))
  const { data, reload } = list
  const teachers = data?.map(toRow) ?? []
  const table = useTableQuery(teachers)
  const add = { href: `${dashboard}/add-teacher`, label: titles.addTeacher }
  const [toDelete, setToDelete] = useState<TeacherRow>()

  return (
    <Page
      heading={total(text.total, data?.length)}
      actions={
        <>
          <ExportButtons list="teachers" />
          <AddLink {...add} />
        </>
      }
    >
      <LoginSlip />
      <Selection list="teachers" known={data} shown={teachers} onChanged={reload}>
        {(selection) => (
          <TeacherTable
            {...table}
            {...listTable({ list, texts: text, illustration: 'people', add })}
            selection={selection}
            caption={titles.teachers}
            photoHeader={text.photo}
            teachers={teachers}
            rowActions={(teacher) => (
              <RecordActions
                name={teacher.name}
                details={staffLinks(dashboard, teacher.id).teacher}
                update={`${dashboard}/update-teacher/${teacher.id}`}
                onDelete={() => setToDelete(teacher)}
              />
            )}
          />
        )}
      </Selection>
      {toDelete && (
        <DeletePrompt
          subject={toDelete.name}
          texts={text.deletion}
          remove={() => request(endpoints.deleteTeacher, { params: { id: toDelete.id } })}
          onGone={reload}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Page>
  )
}

function toRow({ _id, name, subject, gender, photoVersion }: ListedTeacher): TeacherRow {
  return {
    id: _id,
    name,
    subject,
    gender: labelOf(texts().choiceLabels.gender, gender),
    photoSrc: photoUrl(endpoints.teacherPhoto, _id, photoVersion, 'thumb'),
  }
}
