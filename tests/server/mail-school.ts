import pino from 'pino'
import { createSender } from '../../server/mail/sender.ts'
import { createMailWorker } from '../../server/mail/worker.ts'
import { type MailServerOptions, mailServer, type Received } from '../../tools/mail-server.ts'
import { type Options, start } from '../../tools/start.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

export type MailSchoolOptions = Omit<Options, 'clock'> & { server?: MailServerOptions; now?: number }

/** Friday, 2 January 2026, 12:00 in UTC, which is the time zone of the school. */
export const NOON = Date.UTC(2026, 0, 2, 12)

/** A school that sends its mails to a mail server of this machine, when the test says so. */
export async function mailSchool({ server: serverOptions = {}, now = NOON, env, ...options }: MailSchoolOptions = {}) {
  const server = await mailServer(serverOptions)
  /** `jumped`: by how much the clock of the machine is wrong. */
  const clock = { now, jumped: 0 }
  const school = await start({
    env: { SCHOOL_TIME_ZONE: 'UTC', ...server.env, ...env },
    clock: () => clock.now + clock.jumped,
    monotonic: () => clock.now - now,
    ...options,
  })
  const { store, vault, settings, time } = school
  const log: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  const newWorker = (wait = {}) => {
    const sender = createSender(settings.smtp as NonNullable<typeof settings.smtp>, wait)
    return { ...createMailWorker({ store, vault, settings, logger, time, sender }), close: () => sender.close() }
  }
  const worker = newWorker()
  const wishes = { language: 'en', categories: [] as string[], when: 'atOnce' as 'atOnce' | 'daily' }
  const subscribe = (address: string, more: Partial<typeof wishes> = {}, headers: Record<string, string> = {}) =>
    school.visitor.post('/mail/subscribe', { address, ...wishes, ...more }, headers)

  return {
    ...school,
    server,
    received: server.received,
    clock,
    workerLog: log,
    newWorker,
    round: worker.round,
    subscribe,
    /** Subscribes and confirms. @returns the key of the links in the mails */
    async subscriber(address: string, more: Partial<typeof wishes> = {}): Promise<string> {
      await subscribe(address, more)
      await worker.round()
      const mail = server.received.findLast(({ to }) => to === address)
      if (!mail) throw new Error(`No mail came to ${address}.`)
      const key = keyIn(mail)
      await school.visitor.post('/mail/confirm', { key })
      server.received.length = 0
      return key
    },
    admin: () => school.login('admin', 'admin-password'),
    /** Moves the clock by the time that a notice can be stopped, and sends what is due. */
    async afterHold() {
      clock.now += 5 * MINUTE
      return worker.round()
    },
    async stop(how?: { keep?: boolean }) {
      worker.close()
      await server.stop()
      await school.stop(how)
    },
  }
}

/** The key in the links of a mail. */
export function keyIn({ text }: Received): string {
  const [, key] = /[?&]key=([\w.%-]+)/.exec(text) ?? []
  if (!key) throw new Error(`There is no key in: ${text}`)
  return decodeURIComponent(key)
}
