import { mailPageAddresses } from '#contract'
import { messageOf } from '#contract/failures'
import { daysIn } from '../clock.ts'
import { noSuchCall, requireFound } from '../errors.ts'
import { openAddress } from '../mail/address.ts'
import { announce, type Present, reachOf } from '../mail/mailings.ts'
import { createSender } from '../mail/sender.ts'
import { chooseMailState, mailState, noteProblem } from '../mail/state.ts'
import { wishesOf } from '../mail/subscriptions.ts'
import type { School } from '../school/current.ts'
import type { AuditWriter } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { type MailSettings, mailSettings } from '../settings.ts'
import type { Tables } from '../store/index.ts'
import type { NoticeRow } from '../store/tables/notices.ts'
import type { Handlers } from './handler.ts'

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
  if (!mail) throw noSuchCall()
  return mail
}

/** How notices go by mail, and the addresses of visitors: what admins see and change. */
export function mailHandlers(services: Services) {
  const { store, vault, school, time } = services
  const required = () => requiredMail(services)

  return {
    async mailState() {
      required()
      return stateOf(services)
    },

    async changeMail({ json, auditEntry }) {
      required()
      await store.transaction(async (tables) => {
        await chooseMailState(tables, json)
        await tables.audit.add(auditEntry('update', 'mail', null))
      })
      return stateOf(services)
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
      const rows = await store.mailSubscriptions.page(page, mailPageAddresses)
      await store.audit.add(auditEntry('read', 'mail', null))
      const data = rows.map((row) => ({
        _id: row.id,
        address: openAddress(row, vault),
        ...wishesOf(row),
        confirmedAt: row.confirmedAt,
      }))
      return { success: true, message: 'Addresses', data, page, pages: Math.ceil(total / mailPageAddresses), total }
    },

    async eraseMailAddress({ params: { id }, auditEntry }) {
      required()
      await store.transaction(async (tables) => {
        // An admin does not see those of logins.
        const found = await tables.mailSubscriptions.find(id)
        requireFound(found?.owner === null, 'mail address')
        await tables.mailSubscriptions.remove(id)
        await tables.audit.add(auditEntry('erase', 'mail', null))
      })
      return { success: true, message: 'The address was erased.' }
    },

    async stopMailing({ params: { id }, auditEntry }) {
      required()
      const at = new Date((await time.check()).trusted).toISOString()
      await store.transaction(async (tables) => {
        const mailing = await tables.mails.mailing(id)
        requireFound(await tables.mails.stop(id, at), 'waiting mail')
        await tables.audit.add(auditEntry('stop mail', 'notice', mailing?.notice ?? null))
      })
      return { success: true, message: 'These mails are not sent.' }
    },
  } satisfies Partial<Handlers>
}

/** How mail is: settings, figures, and the notices whose mails wait. */
async function stateOf({ store, school }: Pick<Services, 'store' | 'school'>) {
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
