import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { getNotices } from '../../api/lists.ts'
import { requestSuccess } from '../../api/request.ts'
import { monthNames } from '../../format/dates.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { useSavedRecords } from '../../state/saved-records.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/**
 * The notices of the list: all, or those of one month. The URL says which: `?month=2026-11`. A month begins and ends when
 * it does at the school.
 */
export function useNoticeList() {
  const { query, change } = useQuery()
  const asked = query.get('month') ?? ''
  const month = MONTH.test(asked) ? asked : ''
  const name = month && monthNames()(month)
  const { data, ...list } = useLoad(`notices/${month}`, async (signal) => {
    const [all, zone] = await Promise.all([
      getNotices(signal),
      month ? requestSuccess(endpoints.statistics, { signal }) : undefined,
    ])
    const monthOf = monthNames(zone?.timeZone)
    const notices = month ? all.filter(({ created_at }) => monthOf(created_at) === name) : all
    return { all, notices }
  })
  const saved = useSavedRecords()
  const shown = data?.notices ?? []
  const hidden = (data?.all ?? []).filter((notice) => saved.includes(notice._id) && !shown.includes(notice))
  return {
    ...list,
    /** All notices; undefined until they are loaded. */
    known: data?.all,
    /** With the one that was just saved. */
    notices: [...hidden, ...shown],
    /** It, if the month leaves it out. */
    hidden,
    filters: month
      ? [
          {
            key: 'month',
            label: texts().notices.list.month,
            value: name,
            remove: () => change({ month: null, page: null }),
          },
        ]
      : [],
  }
}
