import type { Endpoint } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { language, texts } from '#messages'
import { ApiError, readBody, urlOf } from './request.ts'

const lists = {
  students: endpoints.exportStudents,
  former: endpoints.exportFormer,
  teachers: endpoints.exportTeachers,
  notices: endpoints.exportNotices,
  reports: endpoints.exportReports,
  users: endpoints.exportUsers,
  audit: endpoints.exportAudit,
}
/** A list that can be exported. */
export type ExportedList = keyof typeof lists
export type ExportFormat = RequestBody<'exportTeachers', 'json'>['format']

/**
 * Saves a list as a file.
 * @param filter the filters of the list as the URL has them (others are ignored), or `ids` of a selection
 */
export const exportList = (
  list: ExportedList,
  format: ExportFormat,
  filter: Record<string, string> | { ids: readonly string[] } = {},
) => download(lists[list], { json: { ...filter, format } })

/** Saves everything about one person; the id may be that of the student, the teacher or the login. */
export const exportPerson = (id: string) => download(endpoints.exportPerson, { params: { id } })

/** Saves everything about the signed-in user. */
export const exportOwn = () => download(endpoints.exportOwn)

type Progress = {
  /** Called with the number of bytes that have arrived. */
  onProgress: (bytes: number) => void
  /** Ends the download. */
  signal: AbortSignal
}

/** Saves the whole school. */
export const exportSchool = (progress: Progress) => download(endpoints.exportSchool, progress)

type Input = { params?: Record<string, string>; json?: object } & Partial<Progress>

/**
 * Downloads a file in the language of this page and gives it to the browser to save. Not a link: the page can show an
 * error, and the request is a POST.
 * @throws ApiError with the server's message, or when the file did not arrive as a whole
 */
async function download(endpoint: Endpoint, { params, json, signal, onProgress }: Input = {}): Promise<void> {
  const { downloads, requests } = texts()
  const response = await fetch(urlOf(endpoint, { params, query: { lang: language() } }), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: json && { 'Content-Type': 'application/json' },
    body: json && JSON.stringify(json),
    signal,
  }).catch(failed(requests.down, signal))
  if (!response.ok) await readBody(endpoint, { status: response.status, text: await response.text() })
  const file = await blobOf(response, onProgress).catch(failed(downloads.cutOff, signal))
  save(file, nameIn(response.headers.get('content-disposition') ?? ''))
}

const failed = (message: string, signal: AbortSignal | undefined) => (cause: unknown) => {
  throw signal?.aborted ? cause : new ApiError(message, { cause })
}

/** A blob of a response may lie on the disk: a large file does not fill the memory. */
function blobOf(response: Response, onProgress: Progress['onProgress'] | undefined): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob()
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      onProgress(bytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counter)).blob()
}

/** Time for the browser to begin to save, ms. Then the memory of the file is freed. */
const SAVING_MS = 60_000

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS)
}

/** The name that the server gives the file. */
const nameIn = (disposition: string) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'export')
