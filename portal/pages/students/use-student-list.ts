import { sortRows } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { useMemo, useRef } from 'react'
import { CONDITIONS } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { ListedStudent } from '#contract/operations'
import { nearSearches } from '#contract/search'
import { texts } from '#messages'
import { getStudentsOfClass } from '../../api/lists.ts'
import { photoUrl } from '../../api/photos.ts'
import { assertList, request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import type { Filter } from '../../records/active-filters.tsx'
import { useSavedRecords } from '../../state/saved-records.ts'
import { classOrder, ownClasses, ownFirst, school } from '../../state/school.ts'
import { loadStudents, studentChanges, students, studentsStatus } from '../../state/students.ts'
import { showToast } from '../../state/toasts.ts'
import { releaseState } from '../reports/release-state.ts'

type Search = { text: string; name: string; fatherName: string; grade: string; address: string }

/** The texts that a search compares, which the URL has under the same names. */
const TEXTS = ['text', 'name', 'fatherName', 'address'] as const

/** The texts with names, which people spell in several ways. */
const PROPOSED = ['text', 'name', 'fatherName'] as const

/**
 * The students of a list: all, or those of a class, of a search, without a report, with one, or with one of a
 * condition, and all of these together. The URL says which: `?class=3&text=…&name=…&fatherName=…&address=…&missing=1`, or
 * `written=1`, `waiting=1` (not released) or `condition=Good`; `text` is looked for in all fields. `search=1` is a search without any value, which
 * finds everybody.
 */
export function useStudentList() {
  useSignals()
  const { query, change } = useUrlQuery()
  const grade = school.value.classes.find((known) => known === query.get('class')) ?? ''
  const text = (name: string) => query.get(name) ?? ''
  const search: Search = {
    text: text('text'),
    name: text('name'),
    fatherName: text('fatherName'),
    grade,
    address: text('address'),
  }
  const isSearch = query.has('search') || TEXTS.some((name) => search[name] !== '')
  const filters = filtersOf(query, search)

  // Only a new search shows a toast, not one that a reload or Back repeats.
  const asked = useRef(false)
  const part = useLoad(
    `students/${isSearch}/${JSON.stringify(search)}`,
    async (signal) => {
      if (!isSearch) return grade ? getStudentsOfClass(grade, signal) : null
      const response = await request(search.text ? endpoints.findStudents : endpoints.searchStudent, {
        json: search,
        signal,
      })
      assertList(response.data)
      if (response.success && asked.current) showToast('success', response.message)
      asked.current = false
      return response.data
    },
    { changes: studentChanges.value },
  )
  const all = !isSearch && !grade
  const found = all ? students.value : part.data
  const loaded = students.value
  const saved = useSavedRecords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of a signal changes; filters are new each time
  const { rows, hidden } = useMemo(() => {
    const fitting = (found ?? []).filter((student) => !filters.some(({ hides }) => hides?.(student)))
    const shown = ownFirst(inOrder(fitting), ({ grade }) => grade)
    const ids = new Set(shown.map(({ _id }) => _id))
    const hidden = found ? loaded.filter(({ _id }) => saved.includes(_id) && !ids.has(_id)) : []
    return { rows: [...hidden, ...shown].map(toRow), hidden }
  }, [ownClasses(), grade, found, loaded, saved, JSON.stringify(filters)])

  const isNone = isSearch && part.status === 'ready' && part.data?.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is new each time
  const proposals = useMemo(
    () => (isNone ? proposalsFor(search, loaded) : []),
    [isNone, loaded, JSON.stringify(search)],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of a signal changes
  const everybody = useMemo(() => withNewer(loaded, found ?? []), [loaded, found])

  return {
    /** The number of all students; undefined until it is loaded. */
    total: students.value.length || (studentsStatus.value === 'ready' ? 0 : undefined),
    /** All students; undefined until they are loaded. */
    known: studentsStatus.value === 'loading' && everybody.length === 0 ? undefined : everybody,
    /** With those that were just saved. */
    rows,
    /** Those of them that the filters leave out. */
    hidden,
    /** Searches that find somebody, where this one finds nobody. */
    proposals,
    /** Whether the rows are in the order of classes and roll numbers, and not in that of a column. */
    isInOrder: !query.has('sort'),
    /** The students of the class and of the search, with and without a report. */
    found: found ?? [],
    status: all ? studentsStatus.value : part.status,
    error: all ? undefined : part.error,
    search,
    filters,
    /** Whether the list shows only some of the students. */
    isFiltered: isSearch || filters.length > 0,
    /** Only those without a report are shown. */
    isMissing: query.has('missing'),
    /** Sets filters of the URL. */
    show: change,
    /** Searches for these values, beside those that are searched for already. */
    showFound: (values: Partial<Search>) => {
      asked.current = true
      const wanted = { ...search, ...values }
      if (isSearch && JSON.stringify(wanted) === JSON.stringify(search)) return part.reload()
      const { grade, ...texts } = wanted
      const isEmpty = !grade && TEXTS.every((name) => texts[name] === '')
      change({ ...texts, class: grade, search: isEmpty ? 1 : null })
    },
    reload: () => {
      loadStudents()
      if (!all) part.reload()
    },
  }
}

/** The active filters. A search is the server's: it has no `hides`. */
function filtersOf(query: URLSearchParams, search: Search): Filter<ListedStudent>[] {
  const { conditionLabels, students } = texts()
  const text = students.list
  const labels = { text: text.found, name: text.name, fatherName: text.fatherName, address: students.address }
  const condition = CONDITIONS.find((known) => known === query.get('condition'))
  const all: (Filter<ListedStudent> | false)[] = [
    search.grade !== '' && {
      key: 'class',
      label: students.grade,
      value: search.grade,
      hides: ({ grade }) => grade !== search.grade,
    },
    ...TEXTS.map((key) => search[key] !== '' && { key, label: labels[key], value: search[key] }),
    condition !== undefined && {
      key: 'condition',
      label: text.condition,
      value: conditionLabels[condition],
      hides: ({ report }) => report !== condition,
    },
    query.has('missing') && { key: 'missing', label: text.missing, hides: ({ report }) => report !== null },
    query.has('waiting') && {
      key: 'waiting',
      label: text.waiting,
      hides: ({ report, reportShownFrom }) => report === null || releaseState(reportShownFrom) === 'shown',
    },
    query.has('written') && { key: 'written', label: text.written, hides: ({ report }) => report === null },
  ]
  return all.filter((filter) => filter !== false)
}

/** The order until the user chooses another: the classes as the school has them, and each by roll number. */
const inOrder = (students: readonly ListedStudent[]) =>
  sortRows(students, ({ grade, rollNumber }) => `${classOrder(grade)} ${rollNumber}`, 'ascending', texts().tagOf())

/** What to search for instead, in the fields of names, where nobody was found. */
function proposalsFor(search: Search, students: readonly ListedStudent[]): Partial<Search>[] {
  const inClass = students.filter(({ grade }) => !search.grade || grade === search.grade)
  return PROPOSED.flatMap((key) => {
    if (!search[key]) return []
    const people = inClass.map((student) => {
      const { name, fatherName, address, rollNumber } = student
      return key === 'text'
        ? { names: `${name} ${fatherName}`, text: [name, fatherName, address, rollNumber].join(' ') }
        : { names: student[key], text: student[key] }
    })
    return nearSearches(search[key], people).map((proposal) => ({ [key]: proposal }))
  })
}

/** The list of all is loaded at start: a later search may find somebody who was added since. */
function withNewer(all: readonly ListedStudent[], found: readonly ListedStudent[]): readonly ListedStudent[] {
  if (all === found) return all
  const ids = new Set(all.map(({ _id }) => _id))
  const newer = found.filter(({ _id }) => !ids.has(_id))
  return newer.length > 0 ? [...all, ...newer] : all
}

/** The condition, and whether the report is not released. */
function reportIn({ report, reportShownFrom }: ListedStudent): string | null {
  const { conditionLabels, release } = texts()
  const condition = report && conditionLabels[report]
  const state = releaseState(reportShownFrom)
  if (!condition || state === 'shown') return condition
  return state === 'waiting'
    ? release.listed.waiting({ condition })
    : release.listed.planned({ condition, day: dateOf(reportShownFrom ?? '') })
}

function toRow(student: ListedStudent) {
  const { _id, name, fatherName, grade, rollNumber, photoVersion } = student
  return {
    id: _id,
    name,
    fatherName,
    grade,
    rollNumber,
    report: reportIn(student),
    photoSrc: photoUrl(endpoints.studentPhoto, _id, photoVersion, 'thumb'),
  }
}
