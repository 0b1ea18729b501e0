import { noticeDays } from '#contract'
import * as endpoints from '#contract/endpoints'
import { assertList } from '../../api/request.ts'
import { daysFromToday } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'

/**
 * The students who have left, by the filters of the URL: `?text=khan&year=2025/26&class=10`; `due=1` leaves those whose
 * records are erased soon.
 */
export function useFormerList() {
  const { query, change } = useQuery()
  const filter = (name: string) => query.get(name) ?? ''
  const search = { text: filter('text'), year: filter('year'), grade: filter('class') }
  const isDue = query.has('due')
  const list = useCall(endpoints.findFormer, { json: search }, ({ data }) => assertList(data))
  const choices = useCall(endpoints.formerFilters, {})
  const last = daysFromToday(noticeDays)
  const found = list.data ?? []
  return {
    status: list.status,
    error: list.error,
    rows: isDue ? found.filter(({ erasedOn }) => erasedOn !== null && erasedOn <= last) : found,
    search,
    isDue,
    isFiltered: isDue || Object.values(search).some(Boolean),
    /** How many there are without filters, and what they can be filtered by; undefined until it is loaded. */
    choices: choices.data,
    show: change,
    reload: () => {
      list.reload()
      choices.reload()
    },
  }
}
