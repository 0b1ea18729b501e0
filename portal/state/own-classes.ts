import { session } from './session.ts'

const NONE: readonly string[] = []

/** The classes that the school gave to the teacher who is signed in; the main one first. The same list until that changes. */
export const ownClasses = (): readonly string[] => session.value?.user.classes ?? NONE

/** Puts what belongs to these classes before the rest, which keeps its order: the one place that says 'own classes first'. */
export function ownFirst<T>(list: readonly T[], classOf: (entry: T) => string): T[] {
  const own = ownClasses()
  const rest = list.filter((entry) => !own.includes(classOf(entry)))
  return [...own.flatMap((name) => list.filter((entry) => classOf(entry) === name)), ...rest]
}
