import { Alert, Button, type Column, DataTable, LinkButton } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useListCall } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import { listTable } from '../../records/list-table.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { useSchool } from '../../state/school.ts'
import { ReleaseDialog, TakeBackDialog } from './release-dialog.tsx'
import type { ClassNumbers } from './waiting-reports.tsx'

/** The numbers of a class; of the whole school with no name. */
type Row = ClassNumbers

/** The numbers of all classes together. */
function sumOf(classes: readonly Row[]): Row {
  const sum = (field: Exclude<keyof Row, 'grade' | 'plannedFrom'>) =>
    classes.reduce((total, row) => total + row[field], 0)
  const days = classes.flatMap(({ plannedFrom }) => plannedFrom ?? []).sort()
  return {
    grade: '',
    students: sum('students'),
    reports: sum('reports'),
    shown: sum('shown'),
    read: sum('read'),
    planned: sum('planned'),
    plannedFrom: days[0] ?? null,
  }
}

/** Releases the reports of a class or of the school, and takes that back. */
export function ReleasePage({ dashboard }: PageInput) {
  const { release: text, staffTitles: titles } = texts()
  const list = useListCall(endpoints.statistics, {}, ({ classes }) => assertList(classes))
  const [asking, setAsking] = useState<{ about: 'release' | 'takeBack'; row: Row }>()
  const isAtOnce = useSchool().reports.shown === 'atOnce'
  const classes = list.data ?? []
  const rows = classes.length > 0 ? [sumOf(classes), ...classes.filter(({ students }) => students > 0)] : []

  const button = (about: 'release' | 'takeBack', row: Row, isPossible: boolean) => {
    const action = text[about]
    return (
      <Button
        size="small"
        variant={about === 'release' ? undefined : 'quiet'}
        disabled={!isPossible}
        aria-label={row.grade === '' ? text.ofAll({ action }) : text.ofClass({ action, grade: row.grade })}
        onClick={() => setAsking({ about, row })}
      >
        {action}
      </Button>
    )
  }
  return (
    <Page lead={text.lead}>
      {isAtOnce && (
        <Alert
          actions={
            <LinkButton size="small" variant="quiet" href={`${dashboard}/school?part=userIds`}>
              {text.setting}
            </LinkButton>
          }
        >
          {text.shownAtOnce}
        </Alert>
      )}
      <DataTable<Row>
        {...listTable({ list, texts: { empty: text.empty, failed: text.failed }, illustration: 'report' })}
        caption={titles.release}
        rows={rows}
        rowKey={({ grade }) => grade}
        columns={columns(dashboard)}
        rowActions={(row) => (
          <div className="row">
            {button('release', row, row.reports > row.shown)}
            {button('takeBack', row, row.shown + row.planned > row.read)}
          </div>
        )}
      />
      {asking && <ReleaseQuestion {...asking} onClose={() => setAsking(undefined)} />}
    </Page>
  )
}

type QuestionProps = { about: 'release' | 'takeBack'; row: Row; onClose: () => void }

function ReleaseQuestion({ about, row, onClose }: QuestionProps) {
  const text = texts().release
  const { grade, students, reports, shown, read, planned } = row
  const dialog = {
    scope: { grade: grade || 'all' },
    subject: grade ? `${text.class} ${grade}` : text.all,
    onClose,
    // The list is loaded again, as after every change of records.
    onDone: () => {},
  }
  if (about === 'takeBack') {
    return <TakeBackDialog {...dialog} says={text.willTakeBack({ grade, unread: shown + planned - read, read })} />
  }
  const numbers = { waiting: reports - shown - planned, planned, shown, missing: students - reports }
  return <ReleaseDialog {...dialog} says={text.willRelease({ grade, ...numbers })} />
}

function columns(dashboard: string): Column<Row>[] {
  const { formatNumber, release: text, students } = texts()
  return [
    {
      key: 'class',
      header: text.class,
      narrow: 'title',
      cell: ({ grade }) => (grade ? students.list.ofClass({ grade }) : <strong>{text.all}</strong>),
    },
    {
      key: 'written',
      header: text.written,
      cell: ({ reports, students }) => text.writtenOf({ reports, students }),
    },
    { key: 'shown', header: text.shown, cell: ({ shown, read }) => text.shownAndRead({ shown, read }) },
    {
      key: 'waiting',
      header: text.waiting,
      cell: ({ grade, reports, shown, planned, plannedFrom }) => {
        const waiting = reports - shown
        const list = `${dashboard}/Student-detail?${new URLSearchParams({ ...(grade && { class: grade }), waiting: '1' })}`
        return (
          <div>
            {/* In a page that a browser has translated, React cannot remove a text without an element. */}
            {waiting > 0 ? <a href={list}>{formatNumber(waiting)}</a> : <span>{formatNumber(0)}</span>}
            {plannedFrom && (
              <small className="planned">{text.plannedFrom({ planned, day: dateOf(plannedFrom) })}</small>
            )}
          </div>
        )
      },
    },
  ]
}
