import { randomBytes } from 'node:crypto'

const ID_BYTES = 16
/** In characters. */
export const ID_LENGTH = 2 * ID_BYTES

/** A record's public id: 128 random bits, so that none can be guessed from another. */
export const newId = (): string => randomBytes(ID_BYTES).toString('hex')
