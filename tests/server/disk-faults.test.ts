// needs: programs
/**
 * Every command on a full disk and in a folder that may not be written: one line that says what happened, why, and how
 * to solve it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { databaseOf } from '../../server/data-folder/school-database.ts'
import { BOSS, scratchFolder } from '../../tools/endurance.ts'
import {
  ADMIN_COMMAND,
  BACKUP_COMMAND,
  CHECK_COMMAND,
  command,
  DEMO,
  MAIN,
  MOVE_COMMAND,
  NEW_KEY_COMMAND,
  RESTORE_COMMAND,
} from '../../tools/processes.ts'
import { addStudent } from '../../tools/samples.ts'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'

const scratch = scratchFolder()
const school = join(scratch.path, 'school')
const backup = join(scratch.path, 'backup.db')
const disk = join(scratch.path, 'disk')
const isMounted = mountSmallDisk()

test.before(async () => {
  const { login, stop } = await start({ dataDir: school, env: BOSS })
  await addStudent(await login(BOSS.ADMIN_USER_ID, BOSS.ADMIN_PASSWORD))
  await stop({ keep: true })
  await (await databaseOf({ dataDir: school })).backUp(backup)
})
test.after(() => {
  if (isMounted) execFileSync('umount', [disk])
  scratch.remove()
})

/** A disk of 2 MB of its own, which only root may make; for others a folder. */
function mountSmallDisk(): boolean {
  mkdirSync(disk)
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0
}

/** Fills the disk; where there is none, this process and what it starts may write no file above some bytes. */
function whileFull<T>(work: () => Promise<T>, free = 0): Promise<T> {
  const ballast = join(disk, 'ballast')
  const bound = (bytes: string) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
  if (isMounted) {
    const available = () =>
      Number(execFileSync('df', ['--output=avail', '-k', disk], { encoding: 'utf8' }).split('\n')[1])
    writeFileSync(ballast, Buffer.alloc(Math.max(0, available() - free) * 1024))
  } else bound(String(free * 1024))
  return work().finally(() => (isMounted ? rmSync(ballast) : bound('unlimited')))
}

/** The folder may be read only. */
function whileReadOnly<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, disk])
  if (isMounted) remount('ro')
  else chmodSync(folder, 0o500)
  return work().finally(() => (isMounted ? remount('rw') : chmodSync(folder, 0o700)))
}

/** A copy of the school on the disk, or an empty folder there. */
function folderOnDisk(kind: 'school' | 'empty' | 'lost-key'): string {
  const path = join(disk, kind)
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { mode: 0o700 })
  if (kind !== 'empty') cpSync(school, path, { recursive: true })
  if (kind === 'lost-key') writeFileSync(join(path, 'secret.key'), Buffer.alloc(32, 3).toString('base64'))
  return path
}

const elsewhere = (name: string) => join(scratch.path, name)
const LOSE = '--lose-what-is-sealed'
const cases: [what: string, entry: string, kind: 'school' | 'empty' | 'lost-key', args: string[]][] = [
  ['a first start', MAIN, 'empty', []],
  ['a start', MAIN, 'school', []],
  ['the demo', DEMO, 'empty', ['5']],
  ['admin', ADMIN_COMMAND, 'school', []],
  ['a backup to it', BACKUP_COMMAND, 'school', [join(disk, 'other.db')]],
  ['a restore', RESTORE_COMMAND, 'empty', [backup]],
  ['a move to it', MOVE_COMMAND, 'empty', []],
  ['a move from it', MOVE_COMMAND, 'school', ['--to', `sqlite:${elsewhere('target')}`]],
  ['a new key', NEW_KEY_COMMAND, 'lost-key', [LOSE]],
]

/** The output of this command, which has to fail and to say how to solve it. */
async function lineOf([what, entry, kind, args]: (typeof cases)[number], dataDir: string): Promise<string> {
  const isMoveTo = what === 'a move to it'
  const env = { ...BOSS, DATA_DIR: isMoveTo ? school : dataDir }
  const { code, stdout, stderr } = await command(entry, env, isMoveTo ? ['--to', `sqlite:${dataDir}`] : args)
  assert.is(code, 1, `${what} (${kind}): ${stdout}`)
  assert.match(stderr, /^[^\n]+\n$/, what)
  return stderr
}

for (const one of cases) {
  const [what, , kind] = one
  test(`on a full disk, ${what} says so in one line`, async () => {
    const dataDir = folderOnDisk(kind)
    // Some space where much is to be written, so that it begins.
    const line = await whileFull(() => lineOf(one, dataDir), kind === 'school' ? 0 : isMounted ? 40 : 8)
    assert.match(line, /\((ENOSPC|EFBIG|SQLITE_\w+)\): the disk (is full|has a fault)\. [^\n]+\n$/, what)
  })
}

if (isMounted || process.getuid?.() !== 0) {
  for (const one of cases.filter(([what]) => ['a start', 'a backup to it', 'a move to it'].includes(what))) {
    const [what, , kind] = one
    test(`where nothing may be written, ${what} says so in one line`, async () => {
      const dataDir = folderOnDisk(kind)
      const line = await whileReadOnly(dataDir, () => lineOf(one, dataDir))
      assert.match(line, /\((EROFS|EACCES|SQLITE_\w+)\): this user may not write there, or the disk is read-only\. /)
    })
  }
} else console.log('not run, since root may write everywhere and a disk cannot be mounted here: read-only folders')

if (isMounted) {
  test('the check on a full or read-only disk blames the disk and not the school', async () => {
    const dataDir = folderOnDisk('school')
    const check = async () => (await command(CHECK_COMMAND, { DATA_DIR: dataDir })).stderr
    assert.match(await whileFull(check), /: the disk is full\. [^\n]+\n$/)
    assert.match(await whileReadOnly(dataDir, check), /, or the disk is read-only\. [^\n]+\n$/)
  })
}

test.run()
