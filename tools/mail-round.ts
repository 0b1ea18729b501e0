import pino from 'pino'
import { openSchoolData } from '../server/data-folder/school-data.ts'
import { createSender } from '../server/mail/sender.ts'
import { createMailWorker } from '../server/mail/worker.ts'
import { trustedClock } from '../server/retention/trusted-clock.ts'
import { readSettings } from '../server/settings.ts'

/** Sends the mails of a school that are due, as a server does. */
export async function sendDue(env: Record<string, string | undefined>): Promise<void> {
  const settings = readSettings(env)
  const logger = pino({ level: 'silent' })
  const { store, vault } = await openSchoolData(settings.dataDir, { ...settings, backupDir: undefined, logger })
  const time = trustedClock({ store, logger })
  if (!settings.smtp) throw new Error('There is no SMTP_URL.')
  const sender = createSender(settings.smtp)
  await createMailWorker({ store, vault, settings, logger, time, sender }).round()
  sender.close()
  await store.close()
}

// As a process that a test can kill.
if (import.meta.main) await sendDue(process.env)
