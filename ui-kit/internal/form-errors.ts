import { createContext } from 'react'

/** What Form tells the fields inside it: each one's error, by the field's name. */
export const FormErrors = createContext<Readonly<Record<string, string | undefined>>>({})
