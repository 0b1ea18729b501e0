import { createHash, timingSafeEqual } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Vault } from '../security/credentials.ts'

/** The parts of an address, with the domain as mail servers know it: 'schüler.example' is 'xn--schler-…'. */
function partsOf(address: string): { name: string; domain: string } {
  const at = address.lastIndexOf('@')
  return { name: address.slice(0, at), domain: domainToASCII(address.slice(at + 1).normalize('NFC')).toLowerCase() }
}

/** An address as it is sent to a mail server; undefined: it has a domain that there cannot be. */
export function addressToSend(address: string): string | undefined {
  const { name, domain } = partsOf(address)
  return domain ? `${name}@${domain}` : undefined
}

/**
 * The key under which an address is found: of what people take for one address there is one.
 * @param owner the login that it belongs to; null: it is that of a visitor
 */
export const addressKey = (address: string, vault: Vault, owner: string | null = null): string =>
  vault.sign(owner === null ? address.toLowerCase() : `${owner} ${address.toLowerCase()}`, 'mail address')

/**
 * What is counted, so that nobody can have mail sent to a stranger again and again: `ann+1@…` and `ann+2@…` are one
 * mailbox, and Gmail knows no dots.
 */
export function mailboxKey(address: string, vault: Vault): string {
  const { name, domain } = partsOf(address.toLowerCase())
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  const bare = name.replace(/\+.*/, '')
  const mailbox = isGmail ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
  return `mail:${vault.sign(mailbox, 'mailbox')}`
}

/** A subscription's secret in the links of its mails: only who gets them has it. */
export const linkKey = (id: string, vault: Vault): string => `${id}.${vault.sign(id, 'mail subscription')}`

/** The subscription of such a key; undefined: we have not made it. */
export function idOfLink(key: string, vault: Vault): string | undefined {
  const [id = ''] = key.split('.')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(key), digest(linkKey(id, vault))) ? id : undefined
}

const FIELD = 'address'

export const sealAddress = (address: string, id: string, vault: Vault): Buffer =>
  vault.seal(address, { entity: 'mail', id, field: FIELD })

export const openAddress = ({ id, sealedAddress }: { id: string; sealedAddress: Uint8Array }, vault: Vault): string =>
  vault.unseal(sealedAddress, { entity: 'mail', id, field: FIELD })
