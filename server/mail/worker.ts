import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { englishOf } from '#contract/failures'
import { daysIn, HOUR_MS } from '../clock.ts'
import type { TrustedClock } from '../retention/trusted-clock.ts'
import { currentSchool, type School } from '../school/current.ts'
import { isReadableBy } from '../school/report-ready.ts'
import type { Vault } from '../security/credentials.ts'
import { mailSettings, type Settings } from '../settings.ts'
import type { Store } from '../store/index.ts'
import type { MailSubscription } from '../store/tables/mail-subscriptions.ts'
import type { QueuedMail } from '../store/tables/mails.ts'
import { isPlannedOn } from '../store/tables/notices.ts'
import { linkKey, openAddress } from './address.ts'
import {
  confirmationMail,
  dailyMail,
  languageFor,
  type MailContext,
  type NoticePiece,
  noticeMail,
  noticePiece,
  type Recipient,
  reportMail,
} from './compose.ts'
import { isForMail, type Present, reportOf, spread } from './mailings.ts'
import { receiversOf } from './readers.ts'
import { createSender, type Mail, mailHint, problemOf, refusalOf, type Sender } from './sender.ts'
import { mailState, noteProblem } from './state.ts'

type Parts = { store: Store; vault: Vault; settings: Settings; logger: Logger; time: TrustedClock }

const MINUTE_MS = 60_000

/** How long a mail waits after each try that the mail server asks to repeat; after the last one it is given up: 3 days. */
const GAPS_MS = [1, 5, 15, 60, 240, 480, 720, 720, 720, 720, 720].map((minutes) => minutes * MINUTE_MS)

/** How long a mail waits whose address was refused for good, before it is asked a second time. */
const REFUSED_MS = HOUR_MS

/** A permanent refusal that was said so often ends an address. */
const MOST_REFUSALS = 2

/** How long a server keeps its turn without saying that it is there. Another one waits so long after a crash. */
const TURN_MS = MINUTE_MS
const RENEW_MS = 10_000

/** How often an idle server looks for mails. */
const IDLE_MS = 3_000
/** How long all mails wait while the mail server takes none, the first time and later. */
const SERVER_GAPS_MS = [10_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]

/** How long a stop waits for the mail that is on its way. */
const STOP_MS = 10_000

/** What a round came to: all that is due was sent, or the mail server takes none, or another server has the turn. */
export type RoundEnd = 'done' | 'server' | 'not mine' | 'paused'

export type MailWorker = ReturnType<typeof createMailWorker>

/** Sends the mails that are due. Several servers may have one: only that whose turn it is sends. */
export function createMailWorker(parts: Parts & { sender: Sender }) {
  const { store, vault, settings, logger, time, sender } = parts
  const mail = mailSettings(settings)
  if (!mail) throw new Error('There are no settings of mail.')
  const school = currentSchool(store, settings)
  const holder = randomUUID()
  /** Mails that were sent, and could not be removed: on a full disk they would be sent again and again. */
  let sent: readonly string[] = []
  const pieces = new LRUCache<string, NoticePiece>({ max: 50 })
  const trusted = async () => (await time.check()).trusted

  const takeTurn = async () => {
    const now = await trusted()
    return store.mails.takeTurn(holder, now, now + TURN_MS)
  }

  const present = async (): Promise<Present & { school: School }> => {
    const [now, present] = [await trusted(), await school()]
    return { now, day: daysIn(present.timeZone)(now), school: present }
  }

  /** Does what is due, until nothing is. */
  async function round(signal?: AbortSignal): Promise<RoundEnd> {
    if (sent.length > 0) await store.mails.remove(sent)
    sent = []
    if ((await mailState(store)).paused) return 'paused'
    if (!(await takeTurn())) return 'not mine'
    let isMine = true
    const renewing = setInterval(() => {
      takeTurn().then(
        (mine) => {
          isMine &&= mine
        },
        // The next one may succeed; until then nobody else takes the turn.
        () => {},
      )
    }, RENEW_MS)
    try {
      for (;;) {
        if (signal?.aborted) return 'done'
        if (!isMine) return 'not mine'
        const { paused, hour } = await mailState(store)
        if (paused) return 'paused'
        const here = await present()
        const due = await store.mails.dueMailing(here.now)
        if (due) {
          await store.transaction((tables) => spread(tables, due.id, here, hour))
          continue
        }
        const next = await store.mails.next(here.now)
        if (!next) return 'done'
        if (!(await sendNext(next, here))) return 'server'
      }
    } finally {
      clearInterval(renewing)
      await store.mails.endTurn(holder).catch(() => {})
    }
  }

  /** @returns false: the mail server takes no mail at the moment */
  async function sendNext(next: QueuedMail, here: Present & { school: School }): Promise<boolean> {
    const subscription = await store.mailSubscriptions.find(next.subscription)
    // Ended meanwhile, and its mails with it.
    if (!subscription) return true
    const isDaily = next.mailing !== '' && subscription.daily === 1
    const queued = isDaily ? await store.mails.dueOf(subscription.id, here.now) : [next]
    const ids = queued.map(({ id }) => id)
    const composed = await compose(queued, subscription, here).catch(async (error) => {
      // Else it would keep all others waiting.
      await store.mails.postpone(ids, { dueAt: here.now, failedAt: new Date(here.now).toISOString() })
      logger.error({ err: error, subscription: subscription.id }, 'a mail could not be written, and is given up')
      return 'failed' as const
    })
    if (composed === 'failed') return true
    if (!composed) {
      await store.mails.remove(ids)
      return true
    }
    try {
      await sender.send(composed)
    } catch (error) {
      return takeRefusal(error, queued, subscription, here.now)
    }
    sent = ids
    await store.transaction(async (tables) => {
      await tables.mails.remove(ids)
      if (subscription.refusals > 0) await tables.mailSubscriptions.update(subscription.id, { refusals: 0 })
      await noteProblem(tables, undefined)
    })
    sent = []
    return true
  }

  /** What is sent now; undefined: nothing of it is to be read any more. */
  async function compose(
    queued: readonly QueuedMail[],
    subscription: MailSubscription,
    here: Present & { school: School },
  ): Promise<Mail | undefined> {
    const { settings: ofSchool, timeZone } = here.school
    const context: MailContext = { mail: mail as NonNullable<typeof mail>, settings: ofSchool, timeZone, day: here.day }
    const language = languageFor(ofSchool, subscription.language)
    const to = {
      address: openAddress(subscription, vault),
      key: linkKey(subscription.id, vault),
      language,
      isOfLogin: subscription.owner !== null,
    }
    const [first] = queued
    if (first?.mailing === '') {
      const kind = subscription.owner !== null ? 'confirmOwn' : subscription.confirmedAt !== null ? 'known' : 'confirm'
      return confirmationMail(kind, subscription.id, to, context)
    }
    const report = first && reportOf(first)
    if (report !== undefined) return composeReport(report, subscription, to, context)
    const found: { piece: NoticePiece; edition: number }[] = []
    for (const { mailing: id } of queued) {
      const mailing = await store.mails.mailing(id)
      const notice = mailing && (await store.notices.find(mailing.notice))
      // Read again for each mail: since it was queued, it may have been taken down, or be for fewer.
      if (!mailing || !notice || !isForMail(notice, here) || isPlannedOn(notice, here.day)) continue
      if ((await receiversOf(store, ofSchool, notice, [subscription])).length === 0) continue
      const name = `${notice.id} ${notice.version} ${language} ${here.day} ${here.school.version}`
      const files = await store.noticeFiles.of(notice.id)
      const known = `${name} ${files.map(({ id, label }) => `${id}${label}`).join()}`
      const piece = pieces.get(known) ?? noticePiece({ ...notice, files }, language, context)
      pieces.set(known, piece)
      found.push({ piece, edition: mailing.edition })
    }
    const [one] = found
    if (!one) return undefined
    if (subscription.daily === 1)
      return dailyMail(
        found.map(({ piece }) => piece),
        subscription.id,
        to,
        context,
      )
    return noticeMail(one.piece, one.edition, to, context)
  }

  /** Undefined: it was deleted or taken back meanwhile, or is not for this login any more. */
  async function composeReport(
    report: string,
    { owner, wantsReports }: MailSubscription,
    to: Recipient,
    context: MailContext,
  ): Promise<Mail | undefined> {
    const login = owner === null || wantsReports === 0 ? undefined : await store.users.find(owner)
    const told = { login: login?.id ?? '', report }
    if (!login || !(await isReadableBy(store, context.settings, told, { day: context.day }))) return undefined
    return reportMail({ report, login }, to, context)
  }

  /** @returns false: the mail server takes no mail at the moment */
  async function takeRefusal(
    error: unknown,
    queued: readonly QueuedMail[],
    { id, refusals }: MailSubscription,
    now: number,
  ): Promise<boolean> {
    const refusal = refusalOf(error)
    const ids = queued.map(({ id }) => id)
    const tries = Math.max(...queued.map(({ tries }) => tries))
    if (refusal === 'address' && refusals + 1 >= MOST_REFUSALS) {
      await store.mailSubscriptions.remove(id)
      logger.info({ subscription: id }, 'a mail server has refused an address for good: it gets no more mails')
      return true
    }
    const gap = refusal === 'address' ? REFUSED_MS : GAPS_MS[tries]
    const failedAt = refusal === 'mail' || gap === undefined ? new Date(now).toISOString() : null
    await store.transaction(async (tables) => {
      if (refusal === 'address') await tables.mailSubscriptions.update(id, { refusals: refusals + 1 })
      await tables.mails.postpone(ids, { dueAt: now + (gap ?? 0), failedAt })
      if (refusal === 'server') await noteProblem(tables, problemOf(error))
    })
    const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
    logger.warn({ refusal, code, command, responseCode, tries: tries + 1, subscription: id }, 'a mail was not sent')
    return refusal !== 'server'
  }

  return { round }
}

/** Sends mails until it is stopped; does nothing where no mail server is set. */
export function startMail(parts: Parts): { stop(): Promise<void> } {
  const { settings, logger, store } = parts
  const mail = mailSettings(settings)
  const hint = mailHint(settings)
  if (hint) logger.warn({ setting: 'PUBLIC_URL' }, englishOf(hint))
  if (!mail) return { stop: async () => {} }
  const sender = createSender(mail.smtp)
  const worker = createMailWorker({ ...parts, sender })
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    const problem = await sender.verify()
    if (problem) logger.warn({ setting: 'SMTP_URL' }, englishOf(problem))
    await noteProblem(store, problem).catch(() => {})
    for (let failures = 0; !signal.aborted; ) {
      const end = await worker.round(signal).catch((error) => {
        if (!signal.aborted) logger.error({ err: error }, 'mails were not sent')
        return 'server' as const
      })
      failures = end === 'server' ? failures + 1 : 0
      const wait = failures > 0 ? SERVER_GAPS_MS[Math.min(failures, SERVER_GAPS_MS.length) - 1] : IDLE_MS
      await delay(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = run().catch((error) => {
    if (!signal.aborted) logger.error({ err: error }, 'no mails are sent until the next start')
  })
  return {
    async stop() {
      stopping.abort()
      // A mail that is on its way is sent, or it would come twice.
      await Promise.race([running, delay(STOP_MS, undefined, { ref: false })])
      sender.close()
    },
  }
}
