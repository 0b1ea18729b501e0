/**
 * Reads the whole school and says what is wrong in it: npm run check
 * Changes nothing. The server may run meanwhile. The exit code is 1 if something is wrong.
 */
import { englishOf } from '#contract/failures'
import { commandLine } from '../command-line.ts'
import { checkSchool } from '../data-folder/school-check.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { createSender, mailHint } from '../mail/sender.ts'
import { mailSettings, type Settings } from '../settings.ts'
import { runCommand } from './command.ts'

/** Whether the mail server of the settings takes our mails. */
async function checkMail(settings: Settings): Promise<{ isSet: boolean; fault?: string }> {
  const hint = mailHint(settings)
  if (hint) return { isSet: true, fault: englishOf(hint) }
  const mail = mailSettings(settings)
  if (!mail) return { isSet: false }
  const sender = createSender(mail.smtp)
  const problem = await sender.verify()
  sender.close()
  return { isSet: true, ...(problem && { fault: englishOf(problem) }) }
}

runCommand(async (settings) => {
  const { faults, sealed, photos } = await checkSchool(settings)
  const { name, checksItself } = await databaseOf(settings)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(
    faults.length === 0
      ? `\n  ${name} is sound: ${checksItself ? '' : 'pages, references, '}${sealed} sealed texts, ${photos} photos.\n\n`
      : `\n  ${name} has faults: ${faults.length}. Keep a copy of it, then ${commandLine('restore', 'FILE')} brings a backup back: see docs/running.md.\n\n`,
  )
  if (faults.length > 0) process.exitCode = 1
  const mail = await checkMail(settings)
  if (mail.isSet) process.stdout.write(`  ${mail.fault ?? 'The mail server takes mails of the school.'}\n\n`)
  if (mail.fault) process.exitCode = 1
})
