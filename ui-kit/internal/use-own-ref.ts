'use client'

import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react'

/** A ref to an element for the component itself, whose element the page gets by its `ref` too. */
export function useOwnRef<Target>(ref: ForwardedRef<Target>): RefObject<Target | null> {
  const own = useRef<Target>(null)
  useImperativeHandle(ref, () => own.current as Target)
  return own
}
