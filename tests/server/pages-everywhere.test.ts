// needs: build
// engines: sqlite, postgres
/** The cached pages of two servers on one school: what one of them writes is on the next page of the other. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { addNotice } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const options = { portalDir: resolve('dist/portal'), socket: true }
const one = await start(options)
const other = await start({ ...options, dataDir: one.dataDir })
test.after(async () => {
  await other.stop({ keep: true })
  await one.stop()
})

test('a page that a server has cached follows the notices and settings that another one saves, and no other write', async () => {
  const admin = await one.login(ADMIN.userId, ADMIN.password)
  const read = async (etag = '') => {
    const { status, headers, bytes } = await other.visitor.get('//notice-board', { 'if-none-match': etag })
    return { status, etag: headers.get('etag') ?? '', html: String(bytes) }
  }
  const first = await read()
  assert.is((await read(first.etag)).status, 304)
  await one.login(ADMIN.userId, ADMIN.password)
  assert.is((await read(first.etag)).status, 304, 'a login changes no page')

  await addNotice(admin, { title: 'Written elsewhere' })
  const second = await read(first.etag)
  assert.match(second.html, 'Written elsewhere')
  assert.ok((await changeSchool(admin, { identity: { name: 'Renamed elsewhere' } })).body.success)
  const third = await read(second.etag)
  assert.match(third.html, 'Renamed elsewhere')
  assert.match(third.html, 'Written elsewhere')
  assert.is((await read(third.etag)).status, 304)
})

test.run()
