/**
 * A value that is made when it is first asked for. A formatter of Intl takes milliseconds to make on a phone, and a first
 * visit has no number to write: the texts are loaded without one.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
