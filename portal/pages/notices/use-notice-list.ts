import { useMemo } from 'react'
import * as endpoints from '#contract/endpoints'
import { NOTICE_STATES, type NoticeState, searchedText, stateOf } from '#contract/notices/find'
import type { Notice } from '#contract/operations'
import { hasWords } from '#contract/search'
import { language, texts } from '#messages'
import { getNotices } from '../../api/lists.ts'
import { requestSuccess } from '../../api/request.ts'
import { monthName, monthsIn } from '../../format/dates.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import type { Filter } from '../../records/active-filters.tsx'
import { useSavedRecords } from '../../state/saved-records.ts'
import { publishedOf } from './notice-in-short.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export type NoticeFilter = Required<Filter<Notice>>

/**
 * The notices of the list: all, or those that the URL asks for: `?month=2026-11&words=…&state=planned&category=…`. A month
 * begins and ends when it does at the school.
 */
export function useNoticeList() {
  const { query, change } = useUrlQuery()
  const month = MONTH.test(query.get('month') ?? '') ? (query.get('month') as string) : ''
  const state: NoticeState | '' = NOTICE_STATES.find((known) => known === query.get('state')) ?? ''
  const words = query.get('words') ?? ''
  const category = query.get('category') ?? ''
  const { data, ...list } = useLoad(`notices/${month}`, async (signal) => {
    const [all, zone] = await Promise.all([
      getNotices(signal),
      month ? requestSuccess(endpoints.statistics, { signal }) : undefined,
    ])
    return { all, timeZone: zone?.timeZone }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the language
  const filters = useMemo(() => {
    const text = texts().notices
    const all: NoticeFilter[] = []
    const add = (key: string, label: string, value: string, hides: (notice: Notice) => boolean) =>
      all.push({ key, label, value, hides })
    if (month) {
      const monthOf = monthsIn(data?.timeZone)
      add('month', text.list.month, monthName(month), (notice) => monthOf(publishedOf(notice)) !== month)
    }
    if (words) {
      const has = hasWords(words, true)
      add('words', text.list.found, words, (notice) => !has(searchedText(notice)))
    }
    if (state) add('state', text.list.state, text.list.states[state], (notice) => stateOf(notice) !== state)
    if (category) add('category', text.catagory, category, ({ catagory }) => catagory !== category)
    return all
  }, [data, month, words, state, category, language()])
  const shown = useMemo(
    () => data?.all.filter((notice) => !filters.some(({ hides }) => hides(notice))) ?? [],
    [data, filters],
  )
  const saved = useSavedRecords()
  const hidden = (data?.all ?? []).filter((notice) => saved.includes(notice._id) && !shown.includes(notice))
  return {
    ...list,
    /** All notices; undefined until they are loaded. */
    known: data?.all,
    /** With the one that was just saved. */
    notices: [...hidden, ...shown],
    /** It, if the filters leave it out. */
    hidden,
    filters,
    words,
    state,
    category,
    set: change,
  }
}
