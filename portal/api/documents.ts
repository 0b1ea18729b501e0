import { type Language, pathIn } from '#contract'

/** A document of the server: the tag of its root element, and the settings of the school in its language, as JSON. */
export async function getDocument(url: string): Promise<{ root: string; school: string }> {
  const page = await (await fetch(url)).text()
  return { root: between(page, '<html', '>'), school: between(between(page, ' id="school"', '</script>'), '>', '<') }
}

/**
 * A file of the server, as one that a user has chosen.
 * @throws Error where the response is none
 */
export async function getFile(url: string, name: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}

/** The part of a text between two others. */
export function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length
  const to = text.indexOf(end, from)
  return text.slice(from, to < 0 ? undefined : to)
}

/** The parts of the document of a page in a language. */
export type BuiltPage = { style: string; script: string }

/**
 * The style of every page in a language, and the script of the portal. From the file of the build: the school does not have
 * to offer the language. Read as a text: the browser would apply its policy to the styles of a document.
 */
export async function getBuiltPage(language: Language): Promise<BuiltPage> {
  const page = await (await fetch(pathIn(language))).text()
  return { style: between(page, '<style>', '</style>'), script: between(page, '<script type="module" src="', '"') }
}

/**
 * Whether another server can be reached, asked without cookies and without saying from which page. The URL has to be in
 * `connect-src` of server/pages/headers.ts.
 */
export function canReach(url: string, signal: AbortSignal): Promise<boolean> {
  return fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal }).then(
    () => true,
    () => false,
  )
}
