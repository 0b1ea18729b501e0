import { randomInt } from 'node:crypto'
import { limits } from '#contract'
import type { ImportKind } from '#contract/imports'
import { roleWords, userIdOf } from '#contract/user-ids'
import { userKey } from '../../store/user-key.ts'

/** The parts of a user id. @param person the name in ASCII, or a replacement for it */
type Owner = { person: string; kind: ImportKind; suffix: string }

const madeOf = ({ person, kind, suffix }: Owner, number: number) =>
  userIdOf({ person, number, roleWord: roleWords[kind], suffix })

/** Whether a user id was made of these parts. */
export function isMadeOf(userId: string, owner: Owner): boolean {
  const end = roleWords[owner.kind] + owner.suffix
  const number = userId.slice(userId.lastIndexOf('-', userId.length - end.length) + 1, -end.length)
  return /^\d+$/.test(number) && userId === madeOf(owner, Number(number))
}

/** A user id that nobody has; it is added to `taken`. */
export function freeUserId(owner: Owner, taken: Set<string>): string {
  // A school in which thousands have one name needs longer numbers.
  for (let below = limits.generatedIdBelow; ; below *= 10) {
    for (let attempt = 0; attempt < 20; attempt++) {
      const userId = madeOf(owner, randomInt(below))
      if (taken.has(userKey(userId))) continue
      taken.add(userKey(userId))
      return userId
    }
  }
}
