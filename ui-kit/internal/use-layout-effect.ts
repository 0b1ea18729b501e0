'use client'

import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react'

/** useLayoutEffect without a warning on a server: React 18 warns there that layout effects do not run. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect
