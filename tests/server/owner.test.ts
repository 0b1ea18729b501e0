// needs: build
/** Commands that root runs in the folder of the server's user, and files there that the server may not use. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { BOSS, scratchFolder } from '../../tools/endurance.ts'
import { command, run } from '../../tools/processes.ts'
import { test } from '../test.ts'

/** The built programs: only root may read those of the tests. */
const programOf = (name: string) => `dist/server/${name}.js`
const MAIN = programOf('main')
const BACKUP = programOf('backup')
const CHECK = programOf('check')
const RESTORE = programOf('restore')

/** The user of the server, which every Linux has. */
const OWNER = { id: 65_534, name: 'nobody' }
const AS_OWNER = ['setpriv', `--reuid=${OWNER.id}`, `--regid=${OWNER.id}`, '--clear-groups', process.execPath]
const [program = '', ...options] = AS_OWNER
/** Root as it is in a container that gives it no capability. */
const AS_BARE_ROOT = ['setpriv', '--bounding-set=-all', '--inh-caps=-all', process.execPath]
/** Only root can do what these tests are about, in a folder that others may read. */
const isRoot = process.getuid?.() === 0 && spawnSync(program, [...options, '--version']).status === 0

const scratch = scratchFolder()
chmodSync(scratch.path, 0o755)
test.after(() => scratch.remove())
let count = 0
function folder(): string {
  const path = join(scratch.path, `${count++}`)
  mkdirSync(path)
  return path
}
function ownedFolder(): string {
  const path = folder()
  chownSync(path, OWNER.id, OWNER.id)
  return path
}
async function schoolOfOwner(): Promise<string> {
  const dataDir = ownedFolder()
  const server = await run(MAIN, { ...BOSS, DATA_DIR: dataDir }, [], AS_OWNER)
  await server.listening
  server.stop()
  assert.is(await server.ended, 0)
  return dataDir
}
const foreignIn = (path: string) => readdirSync(path).filter((name) => statSync(join(path, name)).uid !== OWNER.id)

/** The line that a program prints which refuses to work. */
async function refusalOf(...parameters: Parameters<typeof command>): Promise<string> {
  const { code, stderr } = await command(...parameters)
  assert.is(code, 1, stderr)
  assert.is(stderr.trim().split('\n').length, 1, stderr)
  return stderr.trim()
}

if (isRoot) {
  test('root without the right to become the owner of the folder is told whom to start the program as', async () => {
    const dataDir = ownedFolder()
    // Root without capabilities passes no folder of another user either.
    chmodSync(dataDir, 0o777)
    const server = await run(MAIN, { DATA_DIR: dataDir }, [], AS_BARE_ROOT)
    assert.is(await server.ended, 1)
    assert.is(
      server.out.stderr,
      `${dataDir} belongs to nobody, and root may not become that user here (EPERM): start the program as nobody.\n`,
    )
    assert.equal(readdirSync(dataDir), [])
  })

  test('what root runs in the folder of the server leaves every file to its owner, and the server starts', async () => {
    const dataDir = await schoolOfOwner()
    const backups = ownedFolder()
    const backup = join(backups, 'today.db')
    for (const [entry, args] of [
      [BACKUP, [backup]],
      [CHECK, []],
    ] as const) {
      const { code, stderr } = await command(entry, { DATA_DIR: dataDir }, [...args])
      assert.is(code, 0, stderr)
    }
    const restored = ownedFolder()
    const { code, stderr } = await command(RESTORE, { DATA_DIR: restored }, [backup])
    assert.is(code, 0, stderr)
    copyFileSync(join(dataDir, 'secret.key'), join(restored, 'secret.key'))
    chownSync(join(restored, 'secret.key'), OWNER.id, OWNER.id)
    // The server too, where somebody tries it as root.
    const server = await run(MAIN, { DATA_DIR: restored })
    await server.listening
    server.stop()
    assert.is(await server.ended, 0)
    assert.equal([dataDir, backups, restored].map(foreignIn), [[], [], []])
    const again = await run(MAIN, { DATA_DIR: restored }, [], AS_OWNER)
    await again.listening
    again.stop()
    assert.is(await again.ended, 0)
  })

  test('a file of root in the folder is named, with its owner and the command that mends it', async () => {
    const dataDir = await schoolOfOwner()
    for (const name of ['school.lock', 'secret.key', 'school.db']) {
      const path = join(dataDir, name)
      chownSync(path, 0, 0)
      for (const entry of [MAIN, CHECK]) {
        assert.is(
          await refusalOf(entry, { DATA_DIR: dataDir }, [], AS_OWNER),
          `${path} cannot be used. It belongs to root, and this program runs as nobody. If that is the user of the server, run as root: chown -R nobody ${path}`,
        )
      }
      chownSync(path, OWNER.id, OWNER.id)
    }
    chownSync(dataDir, 0, 0)
    assert.match(
      await refusalOf(MAIN, { DATA_DIR: dataDir }, [], AS_OWNER),
      /cannot be written \(EACCES\).* It belongs to root, .*: chown -R nobody /,
    )
  })

  test('a backup that the owner of the folder may not read is named, and nothing is restored', async () => {
    const backup = join(scratch.path, 'of-root.db')
    writeFileSync(backup, 'SQLite format 3', { mode: 0o600 })
    const dataDir = ownedFolder()
    assert.match(
      await refusalOf(RESTORE, { DATA_DIR: dataDir }, [backup]),
      new RegExp(`^The backup ${backup} cannot be read\\. It belongs to root, .*: chown -R nobody ${backup}$`),
    )
    assert.equal(readdirSync(dataDir), [])
  })
}

test('a dump of PostgreSQL without DATABASE_URL, and a folder, are told what they are', async () => {
  const [dataDir, dump] = [folder(), join(scratch.path, 'school.dump')]
  writeFileSync(dump, 'PGDMP and more')
  assert.match(await refusalOf(RESTORE, { DATA_DIR: dataDir }, [dump]), /school on PostgreSQL.*Set DATABASE_URL/)
  assert.match(await refusalOf(RESTORE, { DATA_DIR: dataDir }, [scratch.path]), /is no file: name the backup/)
})

test.run()
