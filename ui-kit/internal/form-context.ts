'use client'

import { createContext } from 'react'

/**
 * The errors of the Form that a component is in, by the names of its fields; null outside of one, and in a dialog, which is
 * no part of the form around it.
 */
export const FormContext = createContext<Readonly<Record<string, string | undefined>> | null>(null)
