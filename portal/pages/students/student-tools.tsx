import { Button, ClassFilter, SearchIcon, SearchStudentsDialog } from '@my-school/ui-kit'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { CLASSES } from '#contract'
import { strings } from '../../strings/lists.ts'
import type { useStudentList } from './use-student-list.ts'

const text = strings.students

/** The tools above a list of students: class filter, reset and search. */
export function StudentTools({ list }: { list: ReturnType<typeof useStudentList> }) {
  const [path] = useLocation()
  const [searching, setSearching] = useState(false)
  return (
    <div className="list-tools">
      <ClassFilter
        label={text.classFilter}
        classes={CLASSES}
        value={list.grade}
        onValueChange={({ value }) => list.showClass(value)}
        resetHref={path}
      />
      {list.search && (
        <Button variant="quiet" onClick={list.showAll}>
          {text.clearSearch}
        </Button>
      )}
      <Button variant="quiet" icon={<SearchIcon />} onClick={() => setSearching(true)}>
        {text.search}
      </Button>
      <SearchStudentsDialog
        open={searching}
        heading={text.search}
        hint={text.searchHint}
        fatherNameLabel={text.headers.fatherName}
        classes={CLASSES}
        defaultValues={list.search}
        onClose={() => setSearching(false)}
        onSearch={(search) => {
          setSearching(false)
          list.showFound(search)
        }}
      />
    </div>
  )
}
