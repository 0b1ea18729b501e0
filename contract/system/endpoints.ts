import { everybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const vitals = endpoint('POST', '/vitals', everybody)
export const health = endpoint('GET', '/health', everybody)
