import type { Server } from 'node:http'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import { createApp } from './app/application.ts'
import { runCommand } from './commands/command.ts'
import { BEFORE_YEAR } from './data-folder/backups.ts'
import { prepareDataDir } from './data-folder/data-folder.ts'
import { adminWasShown, GIVEN_PASSWORD, makeFirstAdmin } from './data-folder/first-admin.ts'
import { makeBackup, startMaintenance } from './data-folder/maintenance.ts'
import { openLocked } from './data-folder/school-data.ts'
import { withSchoolLock } from './data-folder/school-database.ts'
import { SetupError } from './errors.ts'
import { httpServer } from './http/http-server.ts'
import { type LogStream, logStream } from './http/log-stream.ts'
import { stopListening } from './http/stop-listening.ts'
import { startMail } from './mail/worker.ts'
import { trustedClock } from './retention/trusted-clock.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/index.ts'
import { createWorkers } from './workers/workers.ts'

/** How long a stop waits for requests in progress. */
const STOP_MS = 10_000

async function start(settings: Settings): Promise<void> {
  // To stderr, so that stdout has only what a person has to read.
  const log = logStream(process.stderr.fd)
  const logger = pino({ level: settings.logLevel }, log)
  if (settings.backupDir) prepareDataDir(settings.backupDir, 'BACKUP_DIR')
  // Locked until the URL and the first admin are shown: of several servers that start at once, one makes the school.
  await withSchoolLock(settings, () => startLocked(settings, logger, log)).catch(async (error) => {
    await log.flush()
    throw error
  })
}

async function startLocked(settings: Settings, logger: Logger, log: LogStream): Promise<void> {
  const { store, vault } = await openLocked(settings.dataDir, { ...settings, logger })
  const closing = async (error: unknown) => {
    await store.close()
    throw error
  }
  // Before the server listens. If the port is taken, the password is not shown, and the next start makes another one.
  const admin = await makeFirstAdmin({ store, vault }, settings, { isShownLater: true }).catch(closing)
  const time = trustedClock({ store, logger })
  // Before anything is written with the time of a clock that may be behind.
  await time.check().catch(closing)
  const workers = createWorkers(builtProgram('worker'), logger)
  const backups = { settings, logger, backupCommand: builtProgram('backup') }
  const backUp = settings.backupDir ? () => makeBackup(backups, time.now(), BEFORE_YEAR) : undefined
  const app = createApp({ store, vault, settings, logger, time, workers, backUp, portalDir: builtPortal() })
  const server = httpServer(app, settings)
  const port = await listen(server, settings).catch(closing)
  const maintenance = startMaintenance({ store, time, ...backups })
  const mail = startMail({ store, vault, settings, logger, time })
  stopOnSignal({ server, store, logger, log, maintenance, mail })
  // The URL last: when it is shown, the admin is stored safely, also after a power cut.
  if (admin) {
    process.stdout.write(`
  The first admin, shown this once:
    user id   ${admin.userId}
    password  ${admin.password ?? GIVEN_PASSWORD}
`)
    await adminWasShown(store)
  }
  const own = urlOf(settings.host, port)
  const address = settings.publicUrl
    ? `${settings.publicUrl}\nThis server listens for the proxy in front of it at ${own}`
    : own
  process.stdout.write(`\nThe school portal is at ${address}\n\n`)
}

type Running = {
  server: Server
  store: Store
  logger: Logger
  log: LogStream
  maintenance: { stop(): void }
  mail: { stop(): Promise<void> }
}

/**
 * Stops gracefully: takes no new connection, finishes requests in progress, closes the store, writes out the log. A
 * second signal stops the process immediately.
 */
function stopOnSignal({ server, store, logger, log, maintenance, mail }: Running): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    logger.info({ signal }, 'stopping: what runs is finished first')
    maintenance.stop()
    const late = setTimeout(() => server.closeAllConnections(), STOP_MS)
    await Promise.all([stopListening(server), mail.stop()])
    clearTimeout(late)
    await store.close()
    await log.flush()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** @throws SetupError if the port or the host cannot be taken */
function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFault(error, port, host)))
    server.listen(port, host, () => {
      const taken = server.address()
      resolve(typeof taken === 'object' && taken ? taken.port : port)
    })
  })
}

function listenFault({ code }: NodeJS.ErrnoException, port: number, host: string): SetupError {
  if (code === 'EADDRINUSE') return new SetupError(`Port ${port} is taken: set PORT to a free one.`)
  if (code === 'EACCES') return new SetupError(`Port ${port} is not allowed to this user: set PORT to 1024 or more.`)
  return new SetupError(`The server cannot listen at ${host} (${code}): set HOST to an address of this machine.`)
}

const builtProgram = (name: string): string => join(import.meta.dirname, `${name}.js`)

/** The folder of the built portal, from dist/server/programs. */
const builtPortal = (): string => join(import.meta.dirname, '../../portal')

const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

await runCommand(start)
// After a start that failed something may still keep the process alive.
if (process.exitCode) process.exit()
