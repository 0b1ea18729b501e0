import { createContext } from 'react'

/** The functions with which the fields of the form change the settings. */
export type Editing = {
  /** Sets a value. @param keys of a list: which of its entries were there at first, and where they are now */
  set: (path: string, value: unknown, keys?: readonly number[]) => void
  /** A picture is being sent: the form waits for it before it is saved. */
  wait: (sending: Promise<unknown>) => void
}

export const EditingContext = createContext<Editing>({ set() {}, wait() {} })

/** The country of the school's telephone, as it is saved. */
export const PhoneCountry = createContext<string | undefined>(undefined)
