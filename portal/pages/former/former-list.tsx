import { type Column, DataTable, LinkButton, useRowSelection } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { ListedFormerStudent } from '#contract/operations'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'
import { useTableQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { listTable } from '../../records/list-table.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { classOrder } from '../../state/school.ts'
import { listSelections, setListSelection } from '../../state/selections.ts'
import { FormerRowActions, FormerSelectionActions } from './former-actions.tsx'
import { type Asked, FormerDialog } from './former-dialog.tsx'
import { FormerFilters } from './former-filters.tsx'
import { nameColumns } from './name-columns.tsx'
import { useFormerList } from './use-former-list.ts'

const NONE: ReadonlySet<string> = new Set()

/** The students who have left: searched, filtered, opened, brought back, erased, printed and exported. */
export function FormerList({ dashboard }: PageInput) {
  useSignals()
  const { former: text, selection: selectionTexts, staffTitles: titles } = texts()
  const list = useFormerList()
  const { rows } = list
  const table = useTableQuery()
  const selected = listSelections.value.former ?? NONE
  const [asking, setAsking] = useState<{ about: Asked; ids: readonly string[] }>()
  const named = (ids: readonly string[]) =>
    (ids.length === 1 && rows.find(({ _id }) => _id === ids[0])?.name) || text.records({ number: ids.length })
  const selection = useRowSelection<string>({
    selected,
    onSelectedChange: (change) => setListSelection('former', change.selected),
    rowName: (id) => named([id]),
    clearLabel: selectionTexts.clear,
    actions: <FormerSelectionActions ids={[...selected]} onAsk={(about) => setAsking({ about, ids: [...selected] })} />,
  })

  return (
    <Page
      lead={list.choices?.all ? text.leadOf({ number: list.choices.all }) : text.lead}
      actions={
        <>
          <LinkButton variant="quiet" href={`${dashboard}/former/register`}>
            {text.register.action}
          </LinkButton>
          <ExportButtons list="former" />
        </>
      }
    >
      <FormerFilters list={list} pageOf={(id) => staffLinks(dashboard, id).formerStudent} />
      <DataTable<ListedFormerStudent, string>
        {...table}
        {...listTable({ list, texts: text, isFiltered: list.filters.length > 0, illustration: 'people' })}
        caption={titles.former}
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={columns()}
        selection={selection}
        rowActions={(student) => (
          <FormerRowActions
            student={student}
            dashboard={dashboard}
            onAsk={(about) => setAsking({ about, ids: [student._id] })}
          />
        )}
      />
      {asking && (
        <FormerDialog
          {...asking}
          subject={named(asking.ids)}
          onClose={() => setAsking(undefined)}
          onDone={list.reload}
        />
      )}
    </Page>
  )
}

/** Classes are sorted as the school has them; days and years by time. */
function columns(): Column<ListedFormerStudent>[] {
  const { former: text, inDigits, leavingLabels: labels, leavingReasonLabels: reasons, students } = texts()
  return [
    ...nameColumns(),
    {
      key: 'class',
      header: text.grade,
      cell: ({ grade, rollNumber }) => (
        <span className="class-and-roll">
          {grade} <small>{students.list.roll({ rollNumber })}</small>
        </span>
      ),
      sortBy: ({ grade, rollNumber }) => `${classOrder(grade)} ${grade} ${rollNumber}`,
    },
    {
      key: 'leftOn',
      header: labels.leftOn,
      cell: ({ leftOn, leftYear, reason, erasedOn }) => (
        <div>
          <time dateTime={leftOn}>{dateOf(leftOn)}</time>
          <small className="leaving">{text.yearAndReason({ year: inDigits(leftYear), reason: reasons[reason] })}</small>
          {erasedOn && <small className="leaving">{text.erasedOnDay({ day: dateOf(erasedOn) })}</small>}
        </div>
      ),
      sortBy: ({ leftOn }) => leftOn,
    },
  ]
}
