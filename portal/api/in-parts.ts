import { mostSelected } from '#contract'

type Part = { ids: string[]; act?: string }

/**
 * Sends a selection in as many calls as it needs, and yields their responses. Each call names the act of the one before:
 * what a person has pressed once is one entry of the audit.
 * @param size how many records of a call
 */
export async function* inParts<Response extends { act?: string }>(
  ids: readonly string[],
  send: (part: Part) => Promise<Response>,
  size: number = mostSelected,
): AsyncGenerator<Response> {
  let act: string | undefined
  for (let from = 0; from < ids.length; from += size) {
    const response = await send({ ids: ids.slice(from, from + size), act })
    act = response.act ?? act
    yield response
  }
}
