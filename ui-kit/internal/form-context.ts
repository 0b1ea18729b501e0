'use client'

import { createContext, type RefObject } from 'react'

/** What a Form is to the components in it. */
interface FormAround {
  form: RefObject<HTMLFormElement | null>
  /** The error of each field, by its name. */
  errors: Readonly<Record<string, string | undefined>>
}

/** The Form that a component is in; null outside of one, and in a dialog, which is no part of the form around it. */
export const FormContext = createContext<FormAround | null>(null)
