/**
 * Rows a page at a time, so that no list is read or held as a whole.
 * @param size rows of a page
 * @param read the page that follows the row with this `seq`; undefined: the first
 */
export async function* inPages<Row extends { seq: number }>(
  size: number,
  read: (last: number | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: number | undefined
  for (;;) {
    const page = await read(last)
    if (page.length > 0) yield page
    if (page.length < size) return
    last = page.at(-1)?.seq
  }
}
