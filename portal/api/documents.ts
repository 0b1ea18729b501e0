/** A document of the server: the tag of its root element, and the settings of the school in its language, as JSON. */
export async function getDocument(url: string): Promise<{ root: string; school: string }> {
  const page = await (await fetch(url)).text()
  return { root: between(page, '<html', '>'), school: between(between(page, ' id="school"', '</script>'), '>', '<') }
}

/** The part of a text between two others. */
export function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length
  const to = text.indexOf(end, from)
  return text.slice(from, to < 0 ? undefined : to)
}
