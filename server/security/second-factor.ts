import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { Clock } from '../clock.ts'
import type { Tables } from '../store/index.ts'
import { SECOND_FACTOR_POLICY } from '../store/tables/meta.ts'
import type { User } from '../store/tables/users.ts'
import { hashPassword, type Vault, verifyPassword } from './credentials.ts'
import { base32, otpauthUri, stepOf } from './totp.ts'

/** 160 bits, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** 80 bits. */
const RECOVERY_BYTES = 10
const RECOVERY_CODE = /^[a-z2-7]{16}$/

/** Whether teachers and admins need a second factor. */
export const isRequiredOfStaff = async (tables: Tables): Promise<boolean> =>
  (await tables.meta.get(SECOND_FACTOR_POLICY))?.[0] === 1

export const requireOfStaff = (tables: Tables, required: boolean): Promise<void> =>
  tables.meta.set(SECOND_FACTOR_POLICY, Uint8Array.of(required ? 1 : 0))

/** The second factor of a login: codes of an authenticator app, or recovery codes when the app is lost. */
export function createSecondFactor(vault: Vault, clock: Clock) {
  const secretField = (user: string) => ({ entity: 'user', id: user, field: 'secondFactor' })

  /** Accepts each valid code once. */
  const acceptTotp = async (tables: Tables, user: string, code: string): Promise<boolean> => {
    const factor = await tables.secondFactors.find(user)
    if (!factor) return false
    const secret = Buffer.from(vault.unseal(factor.sealedSecret, secretField(user)), 'base64')
    const step = stepOf(secret, digitsOf(code), clock())
    return step !== undefined && tables.secondFactors.acceptStep(user, step)
  }

  return {
    /** A secret for the app, which shows `issuer` with it; `acceptTotp` then confirms it. Undefined if the login has a second factor already. */
    async begin(tables: Tables, { id, userId }: Pick<User, 'id' | 'userId'>, issuer: string) {
      const secret = randomBytes(SECRET_BYTES)
      const sealed = vault.seal(secret.toString('base64'), secretField(id))
      if (!(await tables.secondFactors.begin(id, sealed))) return undefined
      const uri = otpauthUri({ issuer, account: userId, secret })
      return { secret: base32(secret), uri, qr: renderSVG(uri, { border: 2 }) }
    },

    acceptTotp,

    /**
     * Reads a code of either kind. Slow for a recovery code: call it before a transaction begins.
     * @returns what accepts the code once, and says its kind; undefined if it is not valid
     */
    async read(store: Tables, user: string, code: string) {
      const recoveryHash = await findRecoveryHash(store, user, digitsOf(code).toLowerCase())
      return async (tables: Tables): Promise<'code' | 'recovery code' | undefined> => {
        if (recoveryHash === undefined) return (await acceptTotp(tables, user, code)) ? 'code' : undefined
        return (await tables.secondFactors.consumeRecoveryCode(user, recoveryHash)) ? 'recovery code' : undefined
      }
    },
  }
}

/** The stored form of a recovery code; undefined if there is no such code. */
async function findRecoveryHash({ secondFactors }: Tables, user: string, code: string): Promise<string | undefined> {
  if (!RECOVERY_CODE.test(code)) return undefined
  for (const hash of await secondFactors.recoveryHashes(user)) {
    if (await verifyPassword(hash, code)) return hash
  }
  return undefined
}

export type RecoveryCodes = { codes: string[]; hashes: string[] }

/** New recovery codes, and their hashes to be stored. Slow: call it before a transaction begins. */
export async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(digitsOf(code)))) }
}

/** In groups of four letters and digits, to be written down. */
const newRecoveryCode = () => (base32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join('-')

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')
