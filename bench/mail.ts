/**
 * A thousand mails of one notice: how long they take, and how long others wait meanwhile. The server of the school, the
 * mail server and those who ask are in one process, so that all of them want the same processor.
 *
 *   node --conditions=source bench/mail.ts [addresses]
 */
import pino from 'pino'
import { addressKey, sealAddress } from '../server/mail/address.ts'
import { createSender } from '../server/mail/sender.ts'
import { createMailWorker } from '../server/mail/worker.ts'
import { mailServer } from '../tools/mail-server.ts'
import { addNotice } from '../tools/samples.ts'
import { ADMIN, start } from '../tools/start.ts'
import { finish, printResult, round } from './tools/figures.ts'

const ADDRESSES = Number(process.argv[2]) || 1000
/** The largest ratio of a call's time (the slowest of 20) while mails are sent to that without them. */
const MOST_WAIT = 10
const MOST_MINUTES = 5
/** Calls of the floor. */
const CALLS = 500

const mails = await mailServer()
const school = await start({ env: mails.env, socket: true })
const { store, vault, settings, time } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
const at = new Date().toISOString()
await store.transaction(async ({ mailSubscriptions }) => {
  for (let number = 0; number < ADDRESSES; number++) {
    const [id, address] = [`subscription${number}`, `reader${number}@example.org`]
    const wishes = { language: 'en', categories: '', daily: 0, askedAt: at, confirmedAt: at } as const
    const sealedAddress = sealAddress(address, id, vault)
    await mailSubscriptions.add({ id, addressKey: addressKey(address, vault), sealedAddress, ...wishes })
  }
})
await addNotice(admin, { description: 'Bring water. '.repeat(200) })
for (const { id } of await store.mails.openMailings()) await store.mails.updateMailing(id, { dueAt: 0 })

/** Asks for the notices until `isOver`. @returns the times, in ms */
async function ask(isOver: (calls: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver(times.length)) {
    const begun = performance.now()
    await school.visitor.get('/notice/getNotice')
    times.push(performance.now() - begun)
    await new Promise((later) => setTimeout(later, 2))
  }
  return times.sort((one, other) => one - other)
}
const slow = (times: number[]) => times[Math.floor(times.length * 0.95)] ?? Number.NaN

await ask((calls) => calls >= CALLS)
const alone = slow(await ask((calls) => calls >= CALLS))
const sender = createSender(settings.smtp as NonNullable<typeof settings.smtp>)
const worker = createMailWorker({ store, vault, settings, logger: pino({ level: 'silent' }), time, sender })
let isSent = false
const begun = performance.now()
const sending = worker.round().then(() => {
  isSent = true
})
const meanwhile = slow(await ask(() => isSent))
await sending
const minutes = (performance.now() - begun) / 60_000
sender.close()
printResult(
  `${ADDRESSES} mails of one notice`,
  `${mails.received.length} taken in ${round(minutes * 60)} s`,
  `all, in ${MOST_MINUTES} minutes`,
  mails.received.length === ADDRESSES && minutes <= MOST_MINUTES,
)
printResult(
  'getNotice, 1 of 20 is slower',
  `${round(meanwhile)} ms while they are sent, ${round(alone)} ms without them`,
  `≤ ${MOST_WAIT} × without`,
  meanwhile <= MOST_WAIT * alone,
)
await school.stop()
await mails.stop()
finish()
