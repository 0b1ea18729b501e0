import { createHash } from 'node:crypto'

/** A fingerprint of the bytes of a photo. */
export const photoHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
