/**
 * Loaded before a program: kills the process before its nth step that changes a file or queries the database.
 * KILL_AT: n. Without it, the names of the steps are written to STEPS_FILE when the process ends, one a line.
 */
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const Database = require('better-sqlite3')

const at = Number(process.env.KILL_AT)
let steps = []
const counted = (object, names) => {
  for (const name of names) {
    const original = object[name]
    object[name] = function (...args) {
      steps.push(`${name} ${typeof args[0] === 'string' ? args[0] : (this?.source ?? '')}`.replaceAll('\n', ' '))
      if (steps.length === at) process.kill(process.pid, 'SIGKILL')
      return original.apply(this, args)
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
counted(Database.prototype, ['exec', 'pragma'])
counted(Object.getPrototypeOf(new Database(':memory:').prepare('select 1')), ['run', 'get', 'all', 'iterate'])
const { writeFileSync } = fs
steps = []
process.on('exit', () => process.env.STEPS_FILE && writeFileSync(process.env.STEPS_FILE, steps.join('\n')))
