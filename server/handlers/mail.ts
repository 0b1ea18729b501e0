import { messageOf, messageRef } from '#contract/failures'
import { daysIn } from '../clock.ts'
import { existing, HttpError, requireFound } from '../errors.ts'
import { idOfLink, openAddress } from '../mail/address.ts'
import { announce, type Present, reachOf } from '../mail/mailings.ts'
import { createSender } from '../mail/sender.ts'
import { chooseMailState, mailState, noteProblem } from '../mail/state.ts'
import { ask, columnsOf, linkEnded, ofKey, requireLanguage, toSubscription, wishesOf } from '../mail/subscriptions.ts'
import type { School } from '../school/current.ts'
import type { AuditWriter } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { type MailSettings, mailSettings } from '../settings.ts'
import type { Tables } from '../store/index.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import type { NoticeRow } from '../store/tables/notices.ts'
import type { Handlers } from './handler.ts'

const ADDRESSES_OF_PAGE = 50

type Parts = Pick<Services, 'store' | 'time' | 'school'>

/** When it is, for mails: by the trusted clock. */
export async function mailPresent({ time, school }: Parts): Promise<Present & { school: School }> {
  const [{ trusted: now }, present] = [await time.check(), await school()]
  return { now, day: daysIn(present.timeZone)(now), school: present }
}

/** Sends a notice by mail, if that is set up; to be called in the transaction that saves it. */
export async function announceNotice(
  tables: Tables,
  { settings }: Pick<Services, 'settings'>,
  {
    notice,
    present,
    isAsked,
    auditEntry,
  }: {
    notice: NoticeRow
    present: Present
    isAsked: boolean
    auditEntry: AuditWriter
  },
): Promise<void> {
  if (!mailSettings(settings)) return
  const isSent = await announce(tables, notice, present, isAsked)
  if (isSent) await tables.audit.add(auditEntry('send mail', 'notice', notice.id))
}

/** @throws HttpError 404 where no mail is set up: then there is no such call */
export function requiredMail({ settings }: Pick<Services, 'settings'>): MailSettings {
  const mail = mailSettings(settings)
  if (!mail) throw new HttpError(404, messageRef('noSuchCall'))
  return mail
}

/** Notices by mail: who gets them, and how they are sent. */
export function mailHandlers(services: Services) {
  const { store, vault, throttle, school, time } = services
  const trusted = async () => (await time.check()).trusted

  const required = () => requiredMail(services)

  /** The subscription of a key after `change`. */
  async function changed(key: string, change: (tables: Tables, id: string, now: number) => Promise<void>) {
    required()
    const now = await trusted()
    return store.transaction(async (tables) => {
      const { id } = await ofKey(tables, key, { vault, now })
      await change(tables, id, now)
      const { hour } = await mailState(tables)
      return toSubscription(existing(await tables.mailSubscriptions.find(id), 'mail address'), { vault, hour })
    })
  }

  async function end(id: string, entry?: AuditEntry): Promise<void> {
    const isFound = await store.transaction(async (tables) => {
      // An admin does not see those of logins.
      if (entry && (await tables.mailSubscriptions.find(id))?.owner !== null) return false
      const isRemoved = await tables.mailSubscriptions.remove(id)
      if (isRemoved && entry) await tables.audit.add(entry)
      return isRemoved
    })
    if (entry) requireFound(isFound, 'mail address')
  }

  async function state() {
    const { paused, hour, problem } = await mailState(store)
    const open = await store.mails.openMailings()
    const notices = new Map((await store.notices.ofIds(open.map(({ notice }) => notice))).map((row) => [row.id, row]))
    const mailings = []
    for (const { id, notice: noticeId, dueAt, waiting, spreadAt } of open) {
      const notice = notices.get(noticeId)
      if (!notice) continue
      mailings.push({
        _id: id,
        notice: { _id: noticeId, title: notice.title },
        at: new Date(dueAt).toISOString(),
        waiting: spreadAt === null && waiting === 0 ? await reachOf(store, notice, await school()) : waiting,
      })
    }
    return {
      success: true as const,
      message: 'Mail',
      ...(problem && { problem: messageOf(problem) }),
      paused,
      hour,
      addresses: await store.mailSubscriptions.countConfirmed(),
      ofLogins: await store.mailSubscriptions.countOfLogins(),
      ...(await store.mails.counts()),
      mailings,
    }
  }

  return {
    async subscribe({ json, ip }) {
      required()
      requireLanguage(await school(), json)
      await throttle.subscription(ip)
      const now = await trusted()
      const asked = { address: json.address, owner: null, columns: columnsOf(json) }
      await store.transaction((tables) => ask(tables, asked, { vault, now }))
      return { success: true, message: 'A mail is on its way to you: open the link in it.' }
    },

    async mailSubscription({ json: { key } }) {
      const subscription = await changed(key, async () => {})
      return { success: true, message: 'Your notices by mail', subscription }
    },

    async confirmSubscription({ json: { key } }) {
      const subscription = await changed(key, async ({ mailSubscriptions }, id, now) => {
        const { confirmedAt } = existing(await mailSubscriptions.find(id), 'mail address')
        if (confirmedAt === null) await mailSubscriptions.update(id, { confirmedAt: new Date(now).toISOString() })
      })
      return { success: true, message: 'You get the notices by mail.', subscription }
    },

    async changeSubscription({ json: { key, ...wishes } }) {
      requireLanguage(await school(), wishes)
      const subscription = await changed(key, async ({ mailSubscriptions }, id) => {
        // What a login wants is chosen in its account.
        if (existing(await mailSubscriptions.find(id), 'mail address').owner !== null) throw linkEnded()
        await mailSubscriptions.update(id, columnsOf(wishes))
      })
      return { success: true, message: 'Your choice was saved.', subscription }
    },

    async unsubscribe({ query: { key } }) {
      required()
      // Also of one that has ended: mail programs ask again, and nothing is left to be ended.
      const id = idOfLink(key, vault)
      if (id === undefined) throw linkEnded()
      await end(id)
      return { success: true, message: 'You get no more notices by mail.' }
    },

    async subscriptionPage({ query: { key } }) {
      const { origin } = required()
      const location = `${origin}/mail?key=${encodeURIComponent(key)}`
      return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } })
    },

    async mailState() {
      required()
      return state()
    },

    async changeMail({ json, auditEntry }) {
      required()
      await store.transaction(async (tables) => {
        await chooseMailState(tables, json)
        await tables.audit.add(auditEntry('update', 'mail', null))
      })
      return state()
    },

    async mailReach({ query: { category: catagory, audience, classes } }) {
      required()
      const isOfAll = catagory === undefined && audience === 'everybody'
      const addresses = isOfAll
        ? await store.mailSubscriptions.countConfirmed()
        : await reachOf(store, { catagory: catagory ?? '', audience, classes }, await school())
      return { success: true, message: 'Addresses', addresses }
    },

    async tryMail() {
      const sender = createSender(required().smtp)
      const problem = await sender.verify()
      sender.close()
      await noteProblem(store, problem)
      return { success: true, message: 'Mail', ...(problem && { problem: messageOf(problem) }) }
    },

    async mailAddresses({ query: { page }, auditEntry }) {
      required()
      const total = await store.mailSubscriptions.count()
      const rows = await store.mailSubscriptions.page(page, ADDRESSES_OF_PAGE)
      await store.audit.add(auditEntry('read', 'mail', null))
      const data = rows.map((row) => ({
        _id: row.id,
        address: openAddress(row, vault),
        ...wishesOf(row),
        confirmedAt: row.confirmedAt,
      }))
      return { success: true, message: 'Addresses', data, page, pages: Math.ceil(total / ADDRESSES_OF_PAGE), total }
    },

    async eraseMailAddress({ params: { id }, auditEntry }) {
      required()
      await end(id, auditEntry('erase', 'mail', null))
      return { success: true, message: 'The address was erased.' }
    },

    async stopMailing({ params: { id }, auditEntry }) {
      required()
      const at = new Date(await trusted()).toISOString()
      await store.transaction(async (tables) => {
        const mailing = await tables.mails.mailing(id)
        requireFound(await tables.mails.stop(id, at), 'waiting mail')
        await tables.audit.add(auditEntry('stop mail', 'notice', mailing?.notice ?? null))
      })
      return { success: true, message: 'These mails are not sent.' }
    },
  } satisfies Partial<Handlers>
}
