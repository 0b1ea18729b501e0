import { useSearch } from 'wouter'
import { changeQuery } from '../state/navigation.ts'

type Change = Record<string, string | number | null | undefined>

/**
 * The state of a list lives in the address (`?class=3&sort=name&page=2`), so that Back, reload and a sent link
 * bring it back. `change` puts its values in the place of the old ones; '' or null takes one out.
 */
export function useQuery(): { query: URLSearchParams; change: (values: Change) => void } {
  const query = new URLSearchParams(useSearch())
  const change = (values: Change) => {
    // From the address itself: several changes may come before the next render.
    const next = new URLSearchParams(location.search)
    for (const [key, value] of Object.entries(values)) {
      if (value === '' || value === null || value === undefined) next.delete(key)
      else next.set(key, String(value))
    }
    changeQuery(next.size > 0 ? `?${next}` : '')
  }
  return { query, change }
}
