import { useCallback, useEffect, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { CLEAR, canClear, columns, headingsOf, type ImportKind, importLimits } from '#contract/imports'
import type { ImportSummary, RequestBody, ResponseBody, SchoolImport, Success } from '#contract/operations'
import { texts } from '#messages'
import { ApiError, assertList, request, requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { pageIn, useUrlQuery } from '../../hooks/use-url-query.ts'
import { DASHBOARDS } from '../../routing/page-types.ts'
import { studentsChanged } from '../../state/students.ts'

const PAGE = `${DASHBOARDS.admin}/import`

/** The page of one import. */
export const importUrl = (id: string) => `${PAGE}?import=${encodeURIComponent(id)}`

/**
 * The page of all imports, where the next file is chosen. Always with a query: a link back to the path alone would lead to
 * the query with which the path was left, which may be that of one import.
 */
export const importsUrl = (kind: ImportKind) => `${PAGE}?kind=${kind}`

/** An import with a page of its rows. */
export type DraftPage = Success<'getImport'>
export type Filter = DraftPage['show']
type Change = Omit<RequestBody<'changeImport', 'json'>, 'revision' | 'shown'>
/**
 * Sends a change of a draft.
 * @param change is called when the changes before it are made
 * @param keepRows the rows that are shown stay, also those that the filter does not fit any more
 */
export type ChangeDraft = (
  change: (now: SchoolImport) => Change,
  how?: { keepRows?: boolean },
) => Promise<ResponseBody<'changeImport'>>

/** Time between two requests for the progress, ms. */
const EVERY_MS = 1_000

const FILTERS: readonly Filter[] = ['refused', 'add', 'change', 'same', 'omit', 'all', 'marked']

/**
 * Loads an import with the page of its rows that the URL names, and again and again while the server works on it.
 * @returns `current` is there while another page is loaded, `page` is not
 */
export function useImport(id: string) {
  const { query } = useUrlQuery()
  const show = FILTERS.find((known) => known === query.get('show'))
  const page = pageIn(query)
  // What the server shows where nobody chooses it stays: else the list would change when its last row is corrected.
  const usual = useRef<Filter>(undefined)
  const { data, status, error, reload } = useLoad(`import/${id}/${show}/${page}`, async (signal) => {
    const response = await requestSuccess(endpoints.getImport, {
      params: { id },
      query: { show: show ?? usual.current, page },
      signal,
    })
    assertList(response.rows)
    usual.current ??= show ? undefined : response.show
    return response
  })
  const [newer, setNewer] = useState<{ after: DraftPage | undefined; page: DraftPage }>()
  // The response of a change is newer than data that was loaded before it, and older than data that is loaded after it.
  const shown = newer && newer.after === data ? newer.page : data
  const last = useRef(shown)
  last.current = shown ?? last.current
  const latest = useRef({ data, show, page })
  latest.current = { data, show, page }
  const current = last.current?.import

  /** Shows what a call has made of the import, before the next load. */
  const update = useCallback((made: ImportSummary) => {
    const before = last.current
    if (before) setNewer({ after: latest.current.data, page: { ...before, import: { ...before.import, ...made } } })
  }, [])

  // One after another: each names the revision that the one before has made.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const change = useCallback<ChangeDraft>(
    (change, { keepRows = false } = {}) => {
      const send = async () => {
        const { data, show, page } = latest.current
        const before = last.current
        try {
          const response = await request(endpoints.changeImport, {
            params: { id },
            query: { show: keepRows ? before?.show : show, page },
            json: {
              ...(before && change(before.import)),
              revision: before?.import.revision ?? 0,
              shown: keepRows ? before?.rows.map(({ row }) => row).slice(0, importLimits.shownRows) : [],
            },
          })
          if (response.success) {
            last.current = response
            if (!show) usual.current = response.show
            setNewer({ after: data, page: response })
          }
          return response
        } catch (error) {
          // Somebody else has changed it: what they have made is shown.
          if (error instanceof ApiError && error.status === 409) reload()
          throw error
        }
      }
      const sent = queue.current.then(send)
      queue.current = sent.catch(() => {})
      return sent
    },
    [id, reload],
  )

  const isBusy = current !== undefined && (current.state === 'running' || current.progress !== null)
  useEffect(() => {
    if (!isBusy || status === 'loading') return
    const timer = setTimeout(reload, EVERY_MS)
    return () => clearTimeout(timer)
  }, [isBusy, status, reload])

  // The lists change when the import ends, also after its page was left.
  const isRunning = current?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    return () => void afterImport(id)
  }, [id, isRunning])

  return { current, page: shown, change, update, status, error, reload }
}

/** Waits for the end of an import, then says that students were changed. */
async function afterImport(id: string): Promise<void> {
  for (;;) {
    try {
      if ((await requestSuccess(endpoints.getImport, { params: { id } })).import.state !== 'running')
        return studentsChanged()
    } catch (error) {
      console.error(error)
      // Without a connection it is asked again.
      if (!(error instanceof ApiError) || (error.status >= 400 && error.status < 500)) return
    }
    await new Promise((done) => setTimeout(done, EVERY_MS))
  }
}

/** What a field is called in the language of the page. */
export const headingOf = (kind: ImportKind, field: string): string => headingsOf(texts())[kind][field] ?? field

/** How a list empties a field of somebody who is there; '' where these people have no such field. */
export function clearsHint(kind: ImportKind): string {
  const fields = columns[kind].filter(canClear).map(({ field }) => headingOf(kind, field))
  return fields.length > 0 ? texts().importDraft.columns.clears({ fields, sign: CLEAR }) : ''
}

/** The props of a draft and of each of its sections. */
export type DraftProps = {
  current: SchoolImport
  onChange: ChangeDraft
  /** Called with what a call has made of the import. */
  onUpdate: (made: ImportSummary) => void
}
