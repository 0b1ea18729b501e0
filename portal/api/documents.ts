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
