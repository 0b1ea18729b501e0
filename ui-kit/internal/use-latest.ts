'use client'

import { type RefObject, useRef } from 'react'
import { useLayoutEffect } from './use-layout-effect.ts'

/** The value of the latest render, for a function that runs later: a timer, a listener, the cleanup of an effect. */
export function useLatest<Given>(given: Given): RefObject<Given> {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  return latest
}
