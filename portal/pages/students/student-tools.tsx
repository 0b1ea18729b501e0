import { Button, ClassFilter, SearchIcon } from '@my-school/ui-kit'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSchool } from '../../hooks/use-school.ts'
import { onDemand } from '../../on-demand.tsx'
import { ownClasses, ownFirst } from '../../state/own-classes.ts'
import { reportsWritten } from '../../strings/counting.ts'
import { strings as text } from '../../strings/student-list.ts'
import { strings as students } from '../../strings/students.ts'
import { ActiveFilters } from '../lists/active-filters.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { countReports } from '../reports/use-class-of.ts'
import type { useStudentList } from './use-student-list.ts'

const SearchDialog = onDemand(
  () => import('./search-dialog.tsx'),
  ({ open }) => open,
)

/** The tools above a list of students: search field, class filter, reset, the filter of reports, the search dialog. */
export function StudentTools({ list }: { list: ReturnType<typeof useStudentList> }) {
  const [path] = useLocation()
  const [searching, setSearching] = useState(false)
  const { classes } = useSchool()
  const { search, showFound } = list
  return (
    <>
      <div className="list-tools">
        <SearchBox
          label={text.searchName}
          value={search.name}
          onSearch={(name) => (name ? showFound({ ...search, name }) : list.dropText('name'))}
        />
        <div className="list-filters">
          <ClassFilter
            label={students.grade}
            classes={ownFirst(classes, (name) => name)}
            value={search.grade}
            onValueChange={({ value }) => list.showClass(value)}
            resetHref={path}
          />
          <Button variant="quiet" aria-pressed={list.isMissing} onClick={() => list.showMissing(!list.isMissing)}>
            <span className="kit-visually-hidden">{text.reports}</span> {text.stillMissing}
          </Button>
          <Button variant="quiet" icon={<SearchIcon />} onClick={() => setSearching(true)}>
            {text.search}
          </Button>
        </div>
        <SearchDialog
          open={searching}
          defaultValues={search}
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

/** What the list shows, filter by filter, and how many of these students have a report. */
function ListState({ list }: { list: ReturnType<typeof useStudentList> }) {
  const { search, isMissing, isWritten, condition, found, showClass, showAnyReport } = list
  const texts = [
    ['name', text.name],
    ['fatherName', text.fatherName],
    ['address', students.address],
  ] as const
  const filters = [
    { key: 'class', label: students.grade, value: search.grade, remove: () => showClass('') },
    ...texts.map(([key, label]) => ({
      key,
      label,
      value: search[key],
      remove: () => list.dropText(key),
    })),
    { key: 'condition', label: text.condition, value: condition, remove: showAnyReport },
  ].filter(({ value }) => value)
  const missing = isMissing && { key: 'missing', label: text.missing, remove: showAnyReport }
  const written = isWritten && { key: 'written', label: text.written, remove: showAnyReport }
  return (
    <div className="list-state">
      <ActiveFilters filters={[...filters, missing, written].filter((filter) => filter !== false)} />
      {list.isFiltered || ownClasses().length === 0 ? (
        <p>
          {list.status === 'ready' && found.length > 0 && `${text.reports}: ${reportsWritten(countReports(found))}`}
        </p>
      ) : (
        <OwnClasses list={list} />
      )}
    </div>
  )
}

/** A teacher's own classes, each with how many of its reports are written; pressed, it filters the list. */
function OwnClasses({ list }: { list: ReturnType<typeof useStudentList> }) {
  return (
    <div className="own-classes">
      {ownClasses().map((own) => {
        const classmates = list.found.filter(({ grade }) => grade === own)
        return (
          <Button key={own} variant="quiet" size="small" onClick={() => list.showClass(own)}>
            {students.grade} {own}
            {list.status === 'ready' && `: ${reportsWritten(countReports(classmates))}`}
          </Button>
        )
      })}
    </div>
  )
}
