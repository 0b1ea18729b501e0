import { limits } from '#contract'
import type { ImportKind } from '#contract/imports'
import { roleWords, userIdOf } from '#contract/user-ids'
import { userKey } from '../../store/user-key.ts'

/** The parts of a user id. @param person the name in ASCII, or a replacement for it */
type Owner = { person: string; kind: ImportKind; suffix: string }

const madeOf = ({ person, kind, suffix }: Owner, number: number) =>
  userIdOf({ person, number, roleWord: roleWords[kind], suffix })

/**
 * A user id that nobody has; it is added to `taken`.
 * @param seed the same row gets the same number, as long as nobody else has taken it
 */
export function freeUserId(owner: Owner, seed: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    // A school in which thousands have one name needs longer numbers.
    const below = limits.generatedIdBelow * 10 ** Math.floor(attempt / 20)
    const number = hashOf(`${seed} ${attempt}`) % below
    const userId = madeOf(owner, number)
    const key = userKey(userId)
    if (taken.has(key)) continue
    taken.add(key)
    return userId
  }
}

/** A whole number that looks random (FNV-1a): a user id is no secret. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  // Its last bits follow the last letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % 0xfffffffb
}
