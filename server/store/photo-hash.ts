import { hash } from 'node:crypto'

/** A fingerprint of a photo, or of what one is drawn from. */
export const photoHash = (content: Uint8Array | string): string => hash('sha256', content, 'hex').slice(0, 16)
