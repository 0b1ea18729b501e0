'use client'

import { createContext, type RefObject } from 'react'

/** The Form that a component is in; null outside of one, and in a dialog, which is no part of the form around it. */
export const FormAround = createContext<RefObject<HTMLFormElement | null> | null>(null)
