import { totalmem } from 'node:os'

const MEGABYTE = 1_000_000

/** The memory of this machine or its container. Without a limit, `constrainedMemory` returns a huge number, or 0. */
const machineBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/**
 * The memory for one job: on a machine of 2.5 GB enough for 40 megapixels in every format; on one of 1 GB so little that
 * the server has enough beside it.
 */
export const jobBytes = Math.min(1_000 * MEGABYTE, 0.4 * machineBytes)

/** The resident memory that one process may have: a job, and 200 MB for the rest of the process. */
export const processBytes = jobBytes + 200 * MEGABYTE
