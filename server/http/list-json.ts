import { KeptJson } from './responses.ts'
import { LongJson } from './streamed-json.ts'

/**
 * A list of records as JSON: of one page at once, of more page by page, so that others are answered between.
 * @param field the list's name, after those of `head`
 * @param wire a record as the contract writes it
 * @returns undefined if there are none
 */
export async function listJson<Row>(
  head: object,
  field: string,
  pages: () => AsyncGenerator<Row[]>,
  wire: (row: Row) => object,
): Promise<KeptJson | LongJson | undefined> {
  const rows = pages()
  const first = await rows.next()
  if (first.done) return undefined
  const isWhole = (await rows.next()).done
  if (isWhole) return new KeptJson({ ...head, [field]: first.value.map(wire) })
  return new LongJson(head, field, async function* () {
    for await (const page of pages()) yield page.map(wire)
  })
}
