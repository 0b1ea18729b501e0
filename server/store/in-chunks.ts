/** Ids in one query. */
const CHUNK = 500

/** Makes `work` do the same for any number of ids: a query has only so many parameters. */
export function inChunks<Rest extends unknown[], T>(work: (ids: string[], ...rest: Rest) => Promise<T[]>) {
  return async (ids: readonly string[], ...rest: Rest): Promise<T[]> => {
    const all: T[] = []
    for (let from = 0; from < ids.length; from += CHUNK)
      all.push(...(await work(ids.slice(from, from + CHUNK), ...rest)))
    return all
  }
}
