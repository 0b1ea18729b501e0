'use client'

import { type RefObject, useRef } from 'react'
import { useLayoutEffect } from './use-layout-effect.ts'

/** What a component was given last, for a function that runs later: a timer, a listener, the end of an effect. */
export function useLatest<Given>(given: Given): RefObject<Given> {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  return latest
}
