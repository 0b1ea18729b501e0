import { type Language, offeredLanguages } from '#contract'
import { messageRef } from '#contract/failures'
import type { Success } from '#contract/operations'
import { DAY_MS } from '../clock.ts'
import { HttpError } from '../errors.ts'
import { unconfirmedAfter } from '../retention/due.ts'
import type { School } from '../school/current.ts'
import type { Vault } from '../security/credentials.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import type { MailSubscription } from '../store/tables/mail-subscriptions.ts'
import { addressKey, addressToSend, idOfLink, mailboxKey, openAddress, sealAddress } from './address.ts'

/** What somebody wants to get, as it is sent. */
export type Wishes = { language: Language; categories: string[]; when: 'atOnce' | 'daily' }

/** More would be no school; against who fills the table. */
const MOST_ADDRESSES = 20_000

const categoriesOf = (written: string): string[] => (written ? JSON.parse(written) : [])

/** What the owner of a login wants to be told of. */
export type OwnWishes = { language: Language; reports: boolean; notices: boolean }

export const ownColumnsOf = ({ language, reports, notices }: OwnWishes) => ({
  language,
  categories: '',
  daily: 0,
  wantsReports: Number(reports),
  wantsNotices: Number(notices),
})

/** The address of a login, as its owner sees it. */
export const toOwnMail = (row: MailSubscription, vault: Vault) => ({
  address: openAddress(row, vault),
  confirmedAt: row.confirmedAt,
  language: row.language,
  reports: row.wantsReports === 1,
  notices: row.wantsNotices === 1,
})

/** The columns of what a visitor wants. */
export const columnsOf = ({ language, categories, when }: Wishes) => ({
  language,
  categories: categories.length > 0 ? JSON.stringify(categories) : '',
  daily: when === 'daily' ? 1 : 0,
})

/** What somebody wants, as it is sent. */
export const wishesOf = ({ language, categories, daily }: MailSubscription) => ({
  language,
  categories: categoriesOf(categories),
  when: daily ? ('daily' as const) : ('atOnce' as const),
})

/** @throws HttpError 400 for a language in which the school does not write */
export function requireLanguage({ settings }: Pick<School, 'settings'>, { language }: Pick<Wishes, 'language'>): void {
  const values = offeredLanguages(settings.languages)
  if (values.includes(language)) return
  throw new HttpError(400, messageRef('notOneOf', { name: 'language', values }), { field: 'language' })
}

type Asked = {
  address: string
  owner: string | null
  columns: ReturnType<typeof columnsOf> | ReturnType<typeof ownColumnsOf>
}

/**
 * Keeps what somebody wants, and queues the mail that asks the owner of the address to confirm it. An address gets this
 * mail at most once a day, however many people enter it. An address that has confirmed before keeps its choice. The caller
 * gets the same answer in each case, so that nobody learns who subscribes.
 * @param owner the login whose address it becomes, in place of the one before; null: it is a visitor's
 * @param now by the trusted clock
 * @throws HttpError 400 for an address that there cannot be, 429 where the school has too many
 */
export async function ask(
  tables: Pick<Tables, 'mailSubscriptions' | 'mails' | 'attempts'>,
  { address: typed, owner, columns }: Asked,
  { vault, now }: { vault: Vault; now: number },
): Promise<void> {
  const { mailSubscriptions, mails, attempts } = tables
  const address = addressToSend(typed)
  if (!address) throw new HttpError(400, messageRef('mailAddressWrong'), { field: 'address' })
  const key = addressKey(address, vault, owner)
  const known = await mailSubscriptions.ofAddress(key)
  const id = known?.id ?? newId()
  const askedAt = new Date(now).toISOString()
  if (!known) {
    const before = owner === null ? undefined : await mailSubscriptions.ofOwner(owner)
    if (before) await mailSubscriptions.remove(before.id)
    if ((await mailSubscriptions.countAll()) >= MOST_ADDRESSES)
      throw new HttpError(429, messageRef('mailAddressesFull'))
    const sealedAddress = sealAddress(address, id, vault)
    await mailSubscriptions.add({ id, owner, addressKey: key, sealedAddress, askedAt, ...columns })
  }
  if (owner !== null && known) await mailSubscriptions.update(id, columns)
  if (owner !== null && known?.confirmedAt) return
  const [counted] = await attempts.count([{ key: mailboxKey(address, vault), span: DAY_MS }], now)
  if (counted && counted.points > 1) return
  if (known && known.confirmedAt === null) await mailSubscriptions.update(id, { askedAt, ...columns })
  await mails.add([{ id: newId(), subscription: id, mailing: '', dueAt: now }])
}

export const linkEnded = () => new HttpError(404, messageRef('mailLinkEnded'))

/** The subscription of a key. @throws HttpError 404 if it was ended, or is too old to be confirmed */
export async function ofKey(
  { mailSubscriptions }: Pick<Tables, 'mailSubscriptions'>,
  key: string,
  { vault, now }: { vault: Vault; now: number },
): Promise<MailSubscription> {
  const id = idOfLink(key, vault)
  const found = id === undefined ? undefined : await mailSubscriptions.find(id)
  if (!found || (found.confirmedAt === null && found.askedAt < unconfirmedAfter(now))) throw linkEnded()
  return found
}

/** As its owner sees it. */
export const toSubscription = (
  row: MailSubscription,
  { vault, hour }: { vault: Vault; hour: number },
): Success<'mailSubscription'>['subscription'] => ({
  address: openAddress(row, vault),
  ...wishesOf(row),
  askedAt: row.askedAt,
  confirmedAt: row.confirmedAt,
  hour,
  isOfLogin: row.owner !== null,
})
