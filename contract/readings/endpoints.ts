import { staffOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** To be called before many records are read one by one for one purpose, such as paper: the audit has one entry for all. */
export const noteReadings = endpoint('POST', '/student/noteReadings', staffOnly)
