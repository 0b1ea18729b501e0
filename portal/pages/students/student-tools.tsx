import { Button, ClassFilter, SearchIcon, SearchStudentsDialog } from '@my-school/ui-kit'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { texts } from '#messages'
import { ActiveFilters, HiddenRecords } from '../../records/active-filters.tsx'
import { SearchBox } from '../../records/search-box.tsx'
import { ownClasses, ownFirst, useSchool } from '../../state/school.ts'
import { countReports } from '../reports/use-class-of.ts'
import type { useStudentList } from './use-student-list.ts'

type List = ReturnType<typeof useStudentList>

export type ToolsProps = {
  list: List
  /** Where Enter in the search field leads when it has found one student. */
  pageOf: (id: string) => string
}

/** The only student that a search has found. */
const onlyOne = ({ status, search, rows }: List) =>
  status === 'ready' && search.text && rows.length === 1 ? rows[0] : undefined

/** The tools above a list of students: search field, class filter, reset, the filter of reports, the search dialog. */
export function StudentTools({ list, pageOf }: ToolsProps) {
  const { students } = texts()
  const text = students.list
  const [path] = useLocation()
  const [searching, setSearching] = useState(false)
  const { classes } = useSchool()
  const { search, showFound } = list
  const only = onlyOne(list)
  return (
    <>
      <div className="row list-tools">
        <SearchBox
          label={text.find}
          value={search.text}
          only={only && pageOf(only.id)}
          onSearch={(text) => (text ? showFound({ text }) : list.show({ text: null }))}
        >
          <Button variant="quiet" icon={<SearchIcon />} onClick={() => setSearching(true)}>
            {text.search}
          </Button>
        </SearchBox>
        <div className="row list-filters">
          <ClassFilter
            label={students.grade}
            classes={ownFirst(classes, (name) => name)}
            value={search.grade}
            onValueChange={({ value }) => list.show({ class: value })}
            resetHref={path}
          />
          <Button
            variant="quiet"
            aria-pressed={list.isMissing}
            onClick={() =>
              list.show({ missing: list.isMissing ? null : 1, written: null, waiting: null, condition: null })
            }
          >
            <span className="kit-visually-hidden">{text.reports}</span> {text.stillMissing}
          </Button>
        </div>
        <SearchStudentsDialog
          open={searching}
          defaultValues={search}
          heading={text.search}
          hint={text.searchHint}
          fatherNameLabel={text.fatherName}
          classes={classes}
          onClose={() => setSearching(false)}
          onSearch={(values) => {
            setSearching(false)
            showFound(values)
          }}
        />
      </div>
      <ListState list={list} />
    </>
  )
}

/** The listed students, the one that was just saved, and how many of them have a report. */
function ListState({ list }: { list: List }) {
  const { filters: saved, students } = texts()
  const text = students.list
  const { filters, found, hidden, search } = list
  const only = onlyOne(list)
  return (
    <>
      <div className="row list-state">
        <ActiveFilters filters={filters} />
        {list.isFiltered || ownClasses().length === 0 ? (
          <p>{list.status === 'ready' && found.length > 0 && text.reportsWritten(countReports(found))}</p>
        ) : (
          <OwnClasses list={list} />
        )}
        {list.isInOrder && list.rows.length > 1 && (
          <p className="list-order">{text.order({ isOneClass: search.grade !== '' })}</p>
        )}
        {only && <p>{text.enterOpens(only)}</p>}
      </div>
      <HiddenRecords records={hidden} filters={filters} about={saved.studentsIn(hidden)} />
    </>
  )
}

/** A teacher's own classes, each with how many of its reports are written; pressed, it filters the list. */
function OwnClasses({ list }: { list: List }) {
  const text = texts().students.list
  return (
    <div className="row own-classes">
      {ownClasses().map((own) => {
        const counts = { grade: own, ...countReports(list.found.filter(({ grade }) => grade === own)) }
        const isReady = list.status === 'ready'
        return (
          <Button
            key={own}
            variant="quiet"
            size="small"
            aria-label={isReady ? text.classWritten(counts) : undefined}
            onClick={() => list.show({ class: own })}
          >
            {isReady ? text.classWrittenShort(counts) : text.ofClass(counts)}
          </Button>
        )
      })}
    </div>
  )
}
