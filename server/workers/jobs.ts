import type { ImportKind } from '#contract/imports'
import type { ReadXlsx } from '../imports/xlsx.ts'
import type { Decoded } from '../photos/decode.ts'

/**
 * What worker processes do: whatever reads foreign bytes with a decoder that these may exhaust or crash. Each job takes
 * and returns what can be copied to another process, and throws only what is an internal error.
 */
export const jobs = {
  decodePhoto: async (input: { bytes: Buffer; mostBytes: number }): Promise<Decoded> =>
    (await import('../photos/decode.ts')).decodePhoto(input),

  isDecodable: async (bytes: Uint8Array): Promise<boolean> => (await import('../photos/decode.ts')).isDecodable(bytes),

  readXlsx: async ({ bytes, kind }: { bytes: Buffer; kind: ImportKind }): Promise<ReadXlsx> =>
    (await import('../imports/xlsx.ts')).readXlsx(bytes, kind),
}

export type Jobs = typeof jobs
export type JobName = keyof Jobs

/** What the server sends to a worker, and what that sends back. */
export type Request = { [N in JobName]: { name: N; input: Parameters<Jobs[N]>[0] } }[JobName]
export type Reply = { result: unknown } | { error: string }

/** A worker ends with this code when a job takes too much memory. */
export const EXIT_MEMORY = 70
