import { randomBytes } from 'node:crypto'

/** A record's public id: 128 random bits, so that none can be guessed from another. */
export const newId = (): string => randomBytes(16).toString('hex')
