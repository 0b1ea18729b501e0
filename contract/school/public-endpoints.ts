import { everybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** What visitors may read of the settings. In a file of its own: every page needs it, and no other of the school's. */
export const publicSchool = endpoint('GET', '/school', everybody)
