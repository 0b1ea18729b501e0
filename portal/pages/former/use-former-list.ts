import { noticeDays } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { ListedFormerStudent } from '#contract/operations'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { daysFromToday } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'

/**
 * The students who have left, by the filters of the URL: `?text=khan&year=2025/26&class=10`; `due=1` leaves those whose
 * records are erased soon.
 */
export function useFormerList() {
  const { former: text, inDigits, students } = texts()
  const { query, change } = useUrlQuery()
  const filter = (name: string) => query.get(name) ?? ''
  const search = { text: filter('text'), year: filter('year'), grade: filter('class') }
  const filters = [
    { key: 'text', label: students.list.found, value: search.text },
    { key: 'year', label: text.year, value: inDigits(search.year) },
    { key: 'class', label: text.grade, value: search.grade },
    ...(query.has('due') ? [{ key: 'due', label: text.dueSoon }] : []),
  ].filter(({ value }) => value !== '')
  const list = useCall(endpoints.findFormer, { json: search }, ({ data }) => assertList(data))
  const choices = useCall(endpoints.formerFilters, {})
  const last = daysFromToday(noticeDays)
  const isDue = ({ erasedOn }: ListedFormerStudent) => erasedOn !== null && erasedOn <= last
  const found = list.data ?? []
  return {
    ...list,
    rows: query.has('due') ? found.filter(isDue) : found,
    search,
    filters,
    /** How many there are without filters, and what they can be filtered by; undefined until it is loaded. */
    choices: choices.data,
    show: change,
    reload: () => {
      list.reload()
      choices.reload()
    },
  }
}
