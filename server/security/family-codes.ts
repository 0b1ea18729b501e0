import { randomInt } from 'node:crypto'
import { asciiDigits } from '#contract/digits'
import type { Vault } from './credentials.ts'

/**
 * Without vowels, so that no word comes about, and without what looks alike on paper: 0 O, 1 I L, 2 Z, 5 S, 6 G,
 * 8 B, U V.
 */
const SIGNS = '34679CDFHJKMNPQRTWXY'
const GROUPS = 3
const IN_GROUP = 4

/** A random code for a slip of paper: some 51 bits. */
export const newFamilyCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: IN_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

/**
 * What is stored of a code, as somebody types it: in any letter case, with digits of Urdu, with or without spaces and
 * hyphens. Who has only the database cannot try codes against it.
 */
export const familyCodeHash = (code: string, vault: Vault): string =>
  vault.sign(
    asciiDigits(code.normalize('NFKC'))
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
    'family code',
  )
