import { useEffect, useLayoutEffect as useReactsOwn } from 'react'

/** useLayoutEffect, silent on a server: React 18 warns there about an effect that never runs. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactsOwn
