import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { limits } from '#contract'
import { atOnce } from './at-once.ts'

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const HASHING = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of random bytes that were thrown away: verified against when a user id is unknown, so that both cases take as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$VYTTwanzYZp2DHGMS7RB2g$9qIG3dP25nJTWXvsE0wo+bW8VumnT4GV4g52JJoW2SI'

/** Each hash takes a core: one is left to everything else. */
const hashing = atOnce(Math.max(1, availableParallelism() - 1))

/** A slow, salted hash of a password. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return hashing(() => hash(password, HASHING))
}

/** True if the password is the hashed one; false, in the same time, when there is no hash. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  const matches = await hashing(() => verify(hash ?? NOBODY, password))
  return hash !== undefined && matches
}

/** Without 0, O, 1, l and I, which people mistake when they copy from a screen. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/** A password for a person to copy once. */
export const newPassword = (length: number = limits.generatedPasswordLength) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Which field of which record a secret belongs to. */
export type Place = { entity: string; id: string; field: string }

/** Seals texts so that only the key's holder reads them, and only at the place they were sealed for. */
export type Vault = {
  seal(text: string, place: Place): Buffer
  /** @throws if the key or the place is another, or a bit has changed */
  unseal(sealed: Uint8Array, place: Place): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM; the place is authenticated, so that a sealed text moved to another record cannot be opened. */
export function vault(key: Buffer): Vault {
  const bound = ({ entity, id, field }: Place) => Buffer.from(JSON.stringify([entity, id, field]))
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    unseal(sealed, place) {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(bound(place))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
