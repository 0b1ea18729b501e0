/**
 * Loaded before a program: kills the process before its nth step that changes a file or queries the database, of SQLite
 * or of PostgreSQL.
 * KILL_AT: n. Without it, the names of the steps are written to STEPS_FILE when the process ends, one a line.
 * KILL_FROM: a signal; the steps are counted from then on.
 * KILL_WHEN=sent: the step is done, or its query sent to PostgreSQL, before the process is killed.
 * KILL_TEXT: only queries that have this text are steps.
 */
const fs = require('node:fs')
const { Socket } = require('node:net')
const { syncBuiltinESMExports } = require('node:module')
const { isMainThread } = require('node:worker_threads')
const { DatabaseSync, StatementSync } = require('node:sqlite')

const { KILL_FROM, KILL_WHEN, KILL_TEXT = '', STEPS_FILE, DATABASE_URL } = process.env
const at = Number(process.env.KILL_AT)
let isCounting = KILL_FROM === undefined
let steps = []
const kill = () => process.kill(process.pid, 'SIGKILL')
const isTheStep = (text, name) =>
  isCounting && text.includes(KILL_TEXT) && steps.push(`${name} ${text}`.replaceAll('\n', ' ')) === at
const counted = (object, names) => {
  for (const name of names) {
    const original = object[name]
    object[name] = function (...args) {
      const isLast = isTheStep(String(this?.sourceSQL ?? args[0]), name)
      if (isLast && KILL_WHEN !== 'sent') kill()
      const result = original.apply(this, args)
      if (isLast) kill()
      return result
    }
  }
}
counted(fs, [
  'openSync',
  'writeFileSync',
  'fsyncSync',
  'renameSync',
  'rmSync',
  'copyFileSync',
  'chmodSync',
  'mkdirSync',
])
syncBuiltinESMExports()
counted(DatabaseSync.prototype, ['exec'])
counted(StatementSync.prototype, ['run', 'get', 'all', 'iterate'])

/** The messages of PostgreSQL's protocol that begin a query, Query and Sync; those before them wait for it. */
const BEGINS = [0x51, 0x53]
const port = DATABASE_URL && Number(new URL(DATABASE_URL).port || 5432)
const { write } = Socket.prototype
Socket.prototype.write = function (data, ...more) {
  const isQuery = port && this.remotePort === port && BEGINS.includes(data[0])
  if (!isQuery || !isTheStep(String(data), 'send')) return write.call(this, data, ...more)
  if (KILL_WHEN !== 'sent') kill()
  // pg corks the socket until its query is complete.
  write.call(this, data, () => kill())
  return true
}

if (KILL_FROM) {
  process.on(KILL_FROM, () => {
    isCounting = true
    process.stderr.write('steps are counted\n')
  })
}
const { writeFileSync } = fs
steps = []
// A thread of the program loads this file too.
if (isMainThread && STEPS_FILE) process.on('exit', () => writeFileSync(STEPS_FILE, steps.join('\n')))
