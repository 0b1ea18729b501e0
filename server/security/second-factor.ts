import { createHash, randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import { school } from '#contract'
import type { Clock } from '../clock.ts'
import type { Tables } from '../store/index.ts'
import { SECOND_FACTOR_POLICY } from '../store/tables/meta.ts'
import type { User } from '../store/tables/users.ts'
import type { Vault } from './credentials.ts'
import { base32, otpauthUri, stepOf } from './totp.ts'

/** 160 bits, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** 80 bits: no one finds such a code by its hash. */
const RECOVERY_BYTES = 10

/** Whether teachers and admins need a second factor. */
export const isRequiredOfStaff = async (tables: Tables): Promise<boolean> =>
  (await tables.meta.get(SECOND_FACTOR_POLICY))?.[0] === 1

export const requireOfStaff = (tables: Tables, required: boolean): Promise<void> =>
  tables.meta.set(SECOND_FACTOR_POLICY, Uint8Array.of(required ? 1 : 0))

/** The codes of an authenticator app as a second factor of a login, and the recovery codes in place of them. */
export function createSecondFactor(vault: Vault, clock: Clock) {
  const place = (user: string) => ({ entity: 'user', id: user, field: 'secondFactor' })

  /** Every right code is right once. */
  const acceptTotp = async (tables: Tables, user: string, code: string): Promise<boolean> => {
    const factor = await tables.secondFactors.find(user)
    if (!factor) return false
    const secret = Buffer.from(vault.unseal(factor.sealedSecret, place(user)), 'base64')
    const step = stepOf(secret, digitsOf(code), clock())
    return step !== undefined && tables.secondFactors.acceptStep(user, step)
  }

  return {
    /** A secret for the app, which `acceptTotp` then confirms; undefined if the login has a second factor already. */
    async begin(tables: Tables, { id, userId }: Pick<User, 'id' | 'userId'>) {
      const secret = randomBytes(SECRET_BYTES)
      const sealed = vault.seal(secret.toString('base64'), place(id))
      if (!(await tables.secondFactors.begin(id, sealed))) return undefined
      const uri = otpauthUri({ issuer: school.name, account: userId, secret })
      return { secret: base32(secret), uri, qr: renderSVG(uri, { border: 2 }) }
    },

    acceptTotp,

    /** Which kind of code this is; undefined if it is none. Neither kind is accepted a second time. */
    async accept(tables: Tables, user: string, code: string): Promise<'code' | 'recovery code' | undefined> {
      if (await acceptTotp(tables, user, code)) return 'code'
      if (await tables.secondFactors.consumeRecoveryCode(user, hashOf(code))) return 'recovery code'
      return undefined
    },
  }
}

/** New recovery codes, in place of the old ones; only their hashes are stored. */
export async function issueRecoveryCodes(tables: Tables, user: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tables.secondFactors.setRecoveryCodes(user, codes.map(hashOf))
  return codes
}

/** In groups of four letters and digits, to be written down. */
const newRecoveryCode = () => (base32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join('-')

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')

const hashOf = (code: string) => createHash('sha256').update(digitsOf(code).toLowerCase()).digest('base64url')
