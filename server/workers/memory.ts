import { totalmem } from 'node:os'

const MEGABYTE = 1_000_000

/** What this machine or its container has. Where nothing bounds it, Node says a number above any machine's, or 0. */
const machineBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/**
 * What one job may take: enough for 40 megapixels of every format on a machine of 2.5 GB, and so little on one of 1 GB
 * that the server goes on beside it.
 */
export const jobBytes = Math.min(1_000 * MEGABYTE, 0.4 * machineBytes)

/** The resident memory that one process may take, with what it has besides. */
export const processBytes = jobBytes + 200 * MEGABYTE
