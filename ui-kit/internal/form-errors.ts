'use client'

import { createContext } from 'react'

/** Passes the errors of a Form to its fields: the error of each, by the field's name. */
export const FormErrors = createContext<Readonly<Record<string, string | undefined>>>({})
