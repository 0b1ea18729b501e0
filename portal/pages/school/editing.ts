import { createContext } from 'react'
import type { Success } from '#contract/operations'

/** The functions with which the fields of the form change the settings. */
export type Editing = {
  /** Sets a value. @param keys of a list: which of its entries were there at first, and where they are now */
  set: (path: string, value: unknown, keys?: readonly number[]) => void
  /** A picture is being sent: the form waits for it before it is saved. */
  wait: (sending: Promise<unknown>) => void
}

export const EditingContext = createContext<Editing>({ set() {}, wait() {} })

/** What the program knows for the pages that a school must have, in the language that is written; undefined until it is there. */
export const LegalFacts = createContext<Pick<Success<'legalSamples'>, 'samples' | 'values'> | undefined>(undefined)

/** The country of the school's telephone, as it is saved. */
export const PhoneCountry = createContext<string | undefined>(undefined)
