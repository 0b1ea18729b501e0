import { useSearch } from 'wouter'
import { address } from '../state/address.ts'
import { changeQuery } from '../state/navigation.ts'

type Change = Record<string, string | number | null | undefined>

/** The page that a query asks for, from 1. What is no page counts as missing. */
export const pageIn = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get('page'))) || 1)

/**
 * Reads and changes the query of the URL (`?class=3&sort=name&page=2`). Lists keep their state there, so that Back, a
 * reload and a shared link restore it. `change` sets values, and shows the first page unless it sets another; '' or null
 * removes a value.
 */
export function useUrlQuery(): { query: URLSearchParams; change: (values: Change) => void } {
  const query = new URLSearchParams(useSearch())
  const change = (values: Change) => {
    // Read from the address itself, because several changes can happen before the next render.
    const next = new URLSearchParams(address.query())
    // Other rows, or another order, begin with the first page.
    next.delete('page')
    for (const [key, value] of Object.entries(values)) {
      if (value === '' || value === null || value === undefined) next.delete(key)
      else next.set(key, String(value))
    }
    changeQuery(next.size > 0 ? `?${next}` : '')
  }
  return { query, change }
}

/**
 * Makes the properties of controls that set a value of the query. Each is called as its value.
 * @example <SelectField label={text.paper} {...controlOf('paper', size)} options={sizes} />
 */
export const controlsOf =
  (change: (values: Record<string, string>) => void) =>
  <Value extends string>(name: string, value: Value) => ({
    name,
    value,
    onValueChange: (chosen: { value: string }) => change({ [name]: chosen.value }),
  })
