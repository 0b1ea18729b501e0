import { getNotice, getNotices } from '../api/notices.ts'
import type { Loader, LoaderSource } from '../page-types.ts'
import { type Loaded, type LoadOptions, useLoad } from './use-load.ts'

/** Where a loader gets its data in the browser. */
const api: LoaderSource = { notices: getNotices, notice: getNotice }

/**
 * What the loader of a page loads: from the page that the server rendered, else from the API.
 * @param source instead of the API
 */
export function usePageData<Data>(loader: Loader<Data>, options?: LoadOptions, source = api): Loaded<Data> {
  return useLoad(loader.key, (signal) => loader.load(source, signal), options)
}
