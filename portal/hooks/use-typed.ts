import { useLayoutEffect, useState } from 'react'

/** What is typed into a field, until the value that it began with is another one, such as after Back. */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  useLayoutEffect(() => setTyped(value), [value])
  return [typed, setTyped] as const
}
