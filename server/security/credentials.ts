import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto'
import { availableParallelism } from 'node:os'
import { limits, type SchoolSettings } from '#contract'
import { type MessageRef, messageRef } from '#contract/failures'
import { limitConcurrency } from '../limit-concurrency.ts'

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * The hash of random bytes that nobody knows. An unknown user id is verified against it, so that the response takes as
 * long as for a known one.
 */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$VYTTwanzYZp2DHGMS7RB2g$9qIG3dP25nJTWXvsE0wo+bW8VumnT4GV4g52JJoW2SI'

/**
 * Each hash occupies a core: one core stays free. More hashes may wait than the throttle of logins lets through, so that
 * logins never fill the queue.
 */
const limitHashing = limitConcurrency(Math.max(1, availableParallelism() - 1), { waiting: 1_000 })

/** Some keyboards type 'é' as one character, others as two: both are the same password. */
const composed = (password: string) => password.normalize('NFC')

/** Whether two passwords are the same but for spaces around them: such a new one is not the person's own. */
export const isSameButSpaces = (one: string, other: string): boolean => composed(one).trim() === composed(other).trim()

/** A slow, salted hash of a password. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return limitHashing(() => hash(composed(password), ARGON2_OPTIONS))
}

/**
 * True if the password is the hashed one; false, in the same time, when there is no hash.
 * @param signal is aborted when the client disconnects: then nothing is verified
 */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  const matches = await limitHashing(() => verify(hash ?? DUMMY_HASH, composed(password)), signal)
  return hash !== undefined && matches
}

/**
 * Why a person may not choose this password; undefined if they may. The contract checks the length; here it is compared,
 * in any letter case, with those that are guessed first.
 * @param words those that are guessed first for this login, see `guessedWords`
 */
export async function passwordFault(password: string, words: string[]): Promise<MessageRef | undefined> {
  commonPasswords ??= import('./common-passwords.json', { with: { type: 'json' } }).then(
    ({ default: { passwords } }) => new Set(passwords.split(' ')),
  )
  const folded = composed(password).toLowerCase()
  if ((await commonPasswords).has(folded)) return messageRef('passwordTooCommon')
  const joined = folded.replace(/[\s._-]+/g, '')
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), joined)
  return rest !== joined && rest.length < limits.passwordMin ? messageRef('passwordOfSchool') : undefined
}

/** In every school. */
const SCHOOL_WORDS = ['student', 'teacher', 'school', 'portal']

/** Shorter ones are in too many other words. */
const SHORTEST_WORD = 4

/** The words that are guessed first for a login, the longest first: of the school's name and ending, and of the user id. */
export function guessedWords({ identity, userIds }: Pick<SchoolSettings, 'identity' | 'userIds'>, userId: string) {
  const texts = [identity.name, identity.shortName, userIds.suffix, userId]
  const words = texts.flatMap((text) => {
    const parts = composed(text)
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
    return [...parts, parts.join('')]
  })
  return [...new Set([...words, ...SCHOOL_WORDS])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
}

/** Read when it is first needed. */
let commonPasswords: Promise<Set<string>> | undefined

/** Without 0, O, 1, l and I, which people mistake when they copy from a screen. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/** A random password that a person can copy from a screen. */
export const newPassword = (length: number = limits.generatedPasswordLength) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Which field of which record a secret belongs to. */
export type SecretField = { entity: string; id: string; field: string }

const NONCE_BYTES = 12
const TAG_BYTES = 16
const SIGNATURE_BYTES = 16

/** Seals texts so that they can be read only with the key, and only in the field that they were sealed for. */
export type Vault = ReturnType<typeof vault>

/** AES-256-GCM. The field is authenticated, so that a sealed text that is moved to another record cannot be opened. */
export function vault(key: Buffer) {
  // Node takes two to three times as long with the bytes themselves.
  const secretKey = createSecretKey(key)
  const additionalData = ({ entity, id, field }: SecretField) => Buffer.from(JSON.stringify([entity, id, field]))
  return {
    seal(text: string, field: SecretField): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', secretKey, nonce).setAAD(additionalData(field))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    /** @throws if the key or the field is another one, or a bit has changed */
    unseal(sealed: Uint8Array, field: SecretField): string {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', secretKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(additionalData(field))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },

    /**
     * A signature that only the key's holder can make: 16 bytes in base64url.
     * @param purpose what it is for; each purpose has a key of its own
     */
    sign(text: string, purpose: string): string {
      const signingKey = Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
      return createHmac('sha256', signingKey).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('base64url')
    },
  }
}
