import { useCallback, useEffect, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { headingsOf, type ImportKind } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { ApiError, requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
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

const loadImport = async (id: string, signal?: AbortSignal) =>
  (await requestSuccess(endpoints.getImport, { params: { id }, signal })).import

/** Time between two requests for the progress, ms. */
const EVERY_MS = 1_000

/**
 * Loads an import, and again and again while the server works on it.
 * @returns `set` replaces the import with the one in a response, without another load
 */
export function useImport(id: string) {
  const { data, status, error, reload } = useLoad(`import/${id}`, (signal) => loadImport(id, signal))
  const [newer, setNewer] = useState<{ after: SchoolImport | undefined; value: SchoolImport }>()
  const loaded = useRef(data)
  loaded.current = data
  // The response of a change is newer than data that was loaded before it, and older than data that is loaded after it.
  const current = newer && newer.after === data ? newer.value : data
  const set = useCallback((value: SchoolImport) => setNewer({ after: loaded.current, value }), [])

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

  return { current, set, status, error, reload }
}

/** Waits for the end of an import, then says that students were changed. */
async function afterImport(id: string): Promise<void> {
  for (;;) {
    try {
      if ((await loadImport(id)).state !== 'running') return studentsChanged()
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

/** The props of a draft and of each of its sections. */
export type DraftProps = {
  current: SchoolImport
  /** Called with the import as a call returned it. */
  onChanged: (next: SchoolImport) => void
}
