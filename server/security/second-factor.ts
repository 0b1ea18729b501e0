import { createHash, randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { Clock } from '../clock.ts'
import type { Tables } from '../store/index.ts'
import { SECOND_FACTOR_POLICY } from '../store/tables/meta.ts'
import type { User } from '../store/tables/users.ts'
import type { Vault } from './credentials.ts'
import { base32, otpauthUri, stepOf } from './totp.ts'

/** 160 bits, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** 80 bits: too many to find a code by its hash. */
const RECOVERY_BYTES = 10

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

    /** Accepts a code of either kind once. @returns its kind; undefined if it is not valid */
    async accept(tables: Tables, user: string, code: string): Promise<'code' | 'recovery code' | undefined> {
      if (await acceptTotp(tables, user, code)) return 'code'
      if (await tables.secondFactors.consumeRecoveryCode(user, hashOf(code))) return 'recovery code'
      return undefined
    },
  }
}

/** Replaces the recovery codes by new ones; only their hashes are stored. */
export async function issueRecoveryCodes(tables: Tables, user: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tables.secondFactors.setRecoveryCodes(user, codes.map(hashOf))
  return codes
}

/** In groups of four letters and digits, to be written down. */
const newRecoveryCode = () => (base32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join('-')

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')

const hashOf = (code: string) => createHash('sha256').update(digitsOf(code).toLowerCase()).digest('base64url')
