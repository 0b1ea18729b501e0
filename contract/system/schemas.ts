import { success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { healthReport } from './health.ts'
import { vitalsReport } from './vitals.ts'

export const vitals = { json: vitalsReport, success: success({}) } satisfies Schema
export const health = { success: success(healthReport) } satisfies Schema
