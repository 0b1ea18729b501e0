import { randomInt } from 'node:crypto'
import { CODE_GROUP, CODE_GROUPS, CODE_SIGNS, codeIn } from '#contract/family-code'
import type { Vault } from './credentials.ts'

/** A random code for a slip of paper: some 51 bits. */
export const newFamilyCode = (): string =>
  Array.from({ length: CODE_GROUPS }, () =>
    Array.from({ length: CODE_GROUP }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(''),
  ).join('-')

/**
 * What is stored of a code, as somebody types it: in any letter case, with digits of Urdu, with or without spaces,
 * hyphens and the label of the slip. Who has only the database cannot try codes against it.
 */
export const familyCodeHash = (code: string, vault: Vault): string =>
  vault.sign(codeIn(code).replace(/[^0-9A-Z]/g, ''), 'family code')
