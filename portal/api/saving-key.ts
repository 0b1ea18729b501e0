/**
 * The key of a call that adds records: sent again with it, after a lost response, the call is not done twice. Not
 * `randomUUID`, which browsers have on https only.
 */
export const newSavingKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
