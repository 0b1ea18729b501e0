import { Button, ClassFilter, SearchIcon } from '@my-school/ui-kit'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ListedStudent } from '#contract/operations'
import { useSchool } from '../../hooks/use-school.ts'
import { onDemand } from '../../on-demand.tsx'
import { reportsWritten } from '../../strings/counting.ts'
import { strings as saved } from '../../strings/filters.ts'
import { strings as text } from '../../strings/student-list.ts'
import { strings as students } from '../../strings/students.ts'
import { ActiveFilters, type Filter } from '../lists/active-filters.tsx'
import { HiddenRecords } from '../lists/hidden-records.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { countReports } from '../reports/use-class-of.ts'
import { TEXTS, type useStudentList } from './use-student-list.ts'

const SearchDialog = onDemand(
  () => import('./search-dialog.tsx'),
  ({ open }) => open,
)

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
  const [path] = useLocation()
  const [searching, setSearching] = useState(false)
  const { classes } = useSchool()
  const { search, showFound } = list
  const only = onlyOne(list)
  return (
    <>
      <div className="list-tools">
        <SearchBox
          label={text.find}
          value={search.text}
          only={only && pageOf(only.id)}
          onSearch={(text) => (text ? showFound({ text }) : list.dropText('text'))}
        />
        <ClassFilter
          label={students.grade}
          classes={classes}
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

/** What the list shows, which of it was just saved, and how many of these students have a report. */
function ListState({ list }: { list: List }) {
  const { found, hidden } = list
  const filters = studentFilters(list)
  const only = onlyOne(list)
  return (
    <>
      <div className="list-state">
        <ActiveFilters filters={filters} />
        <p>
          {list.status === 'ready' && found.length > 0 && `${text.reports}: ${reportsWritten(countReports(found))}`}
        </p>
        {only && <p>{text.enterOpens(only)}</p>}
      </div>
      <HiddenRecords records={hidden} filters={filters} about={saved.studentsIn(hidden)} />
    </>
  )
}

/** What the list leaves out, filter by filter. */
function studentFilters(list: List): Filter<ListedStudent>[] {
  const { search, isMissing, isWritten, condition, showClass, dropText, showAnyReport: remove } = list
  const texts = { text: text.found, name: text.name, fatherName: text.fatherName, address: students.address }
  const valued: Filter<ListedStudent>[] = [
    {
      key: 'class',
      label: students.grade,
      value: search.grade,
      remove: () => showClass(''),
      hides: ({ grade }) => grade !== search.grade,
    },
    ...TEXTS.map((key) => ({ key, label: texts[key], value: search[key], remove: () => dropText(key) })),
    { key: 'condition', label: text.condition, value: condition, remove, hides: ({ report }) => report !== condition },
  ]
  const missing = { key: 'missing', label: text.missing, remove, hides: ({ report }: ListedStudent) => report !== null }
  const written = { key: 'written', label: text.written, remove, hides: ({ report }: ListedStudent) => report === null }
  return [...valued.filter(({ value }) => value), ...(isMissing ? [missing] : []), ...(isWritten ? [written] : [])]
}
