// needs: build
/** The files of notices: who gets them, how they are sent, and what is left of one that could not be kept. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { noticeFileLimits } from '#contract/notices/files'
import { storedName } from '../../server/notice-files/name.ts'
import { rangeOf } from '../../server/notice-files/send.ts'
import { openRaw } from '../../tools/engine.ts'
import { PDF_OF_TEXT } from '../../tools/pdf-of.ts'
import { addNotice, addNoticeFile, form } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'
import { noticeCallers, READERS } from './notice-readers.ts'

/** What was read of files to be sent: from where, and how many bytes. */
let reads: [at: number, length: number][] = []
let untilRead = Promise.resolve()
const school = await start({
  socket: true,
  portalDir: resolve('dist/portal'),
  env: { NOTICE_FILES_MB: '20', TRUST_PROXY: '1' },
  between: (store) => ({
    ...store,
    noticeFiles: {
      ...store.noticeFiles,
      async slice(...args) {
        reads.push([args[1], args[2]])
        await untilRead
        return store.noticeFiles.slice(...args)
      },
    },
  }),
})
test.after(() => school.stop())
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)

const send = (notice: string, name: string, bytes: Buffer, query = '', by = admin) =>
  by.post(`/notice/addFile/${notice}?name=${encodeURIComponent(name)}${query}`, bytes)
const filesOf = async (notice: string) => (await admin.get(`/notice/getSingleNotice/${notice}`)).body.data.files
test.after.each(async () => {
  const ids = (await store.notices.all()).map(({ id }) => id)
  await store.transaction(async ({ deleted }) => {
    await deleted.remove('notice', ids, { at: new Date().toISOString(), by: null })
    await deleted.erase(ids)
  })
})

const TXT = Buffer.from('Bring water.')

test('a name loses folders and what misleads, keeps letters of every script, and ends as its kind does', async () => {
  const notice = await addNotice(admin)
  const { body } = await send(notice, 'C:\\circulars/والدین کے لیے \u202Egpj.exe', PDF_OF_TEXT)
  assert.is(body.file.name, 'والدین کے لیے gpj.exe.pdf')
  const got = await visitor.get(`/notice/file/${body.file._id}`)
  const disposition = got.headers.get('content-disposition') ?? ''
  assert.ok(disposition.endsWith(`filename*=UTF-8''${encodeURIComponent(body.file.name)}`), disposition)
  assert.is(storedName('scan.jpg', 'application/pdf'), 'scan.pdf')
  assert.is(storedName('photo.JPEG', 'image/jpeg'), 'photo.jpeg')
  assert.is(storedName('../../.htaccess', 'text/plain'), 'htaccess.txt')
  assert.is(storedName('a\u0007b\nc.txt', 'text/plain'), 'a-b-c.txt')
  assert.is(storedName('...', 'image/png'), 'file.png')
  assert.ok(storedName(`${'a'.repeat(300)}.txt`, 'text/plain').length <= noticeFileLimits.name)
})

test('the same bytes sent again are not added again, and a sixth file is refused', async () => {
  const notice = await addNotice(admin)
  const first = await send(notice, 'a.txt', TXT, '&label=First')
  const again = await send(notice, 'a.txt', TXT)
  assert.is(again.body.file._id, first.body.file._id)
  for (let count = 1; count < 5; count++) await addNoticeFile(admin, notice, `${count}.txt`, Buffer.from(`${count}`))
  const sixth = await send(notice, '6.txt', Buffer.from('6'))
  assert.equal([sixth.status, sixth.body.code], [400, 'noticeFilesFull'])
  assert.equal(
    (await filesOf(notice)).map(({ name }: { name: string }) => name),
    ['a.txt', '1.txt', '2.txt', '3.txt', '4.txt'],
  )
})

test('the files of all notices keep to the bound of the server, which the health says', async () => {
  const large = () =>
    Buffer.concat([
      PDF_OF_TEXT.subarray(0, -6),
      randomBytes(10 * 1024 * 1024 - PDF_OF_TEXT.length),
      Buffer.from('%%EOF\n'),
    ])
  const notice = await addNotice(admin)
  assert.is((await send(notice, 'a.pdf', large())).status, 200)
  const { files } = (await visitor.get('/health')).body
  assert.is(files.most, 20)
  const other = await addNotice(admin)
  assert.is((await send(other, 'a.pdf', large())).status, 200)
  const refused = await send(other, 'a.txt', TXT)
  assert.equal([refused.status, refused.body.code], [413, 'noticeFilesNoRoom'])
  await admin.delete(`/notice/deleteNotice/${notice}`)
  assert.is((await send(other, 'a.txt', TXT)).status, 413, 'what can be restored counts')
  await admin.post('/admin/deleted/erase', { ids: [notice] })
  assert.is((await send(other, 'a.txt', TXT)).status, 200)
  const tooLarge = await send(other, 'a.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
  assert.equal([tooLarge.status, tooLarge.body.code], [413, 'fileTooLarge'])
})

test('a label and the order are changed, each change is in the audit, and lists say it at once', async () => {
  const notice = await addNotice(admin)
  const [first, second] = [
    await addNoticeFile(admin, notice),
    await addNoticeFile(admin, notice, 'b.txt', Buffer.from('b')),
  ]
  const inList = async () => {
    const [{ files }] = (await visitor.get('/notice/getNotice')).body.notice
    return files?.map(({ name, label }: Record<string, string>) => label || name)
  }
  assert.equal(await inList(), ['a.txt', 'b.txt'])
  const { body } = await admin.put(`/notice/changeFile/${second}`, { label: 'Map', position: 0 })
  assert.equal(
    body.files.map(({ _id }: { _id: string }) => _id),
    [second, first],
  )
  assert.equal(await inList(), ['Map', 'a.txt'])
  await admin.put(`/notice/changeFile/${second}`, { label: '' })
  assert.equal(await inList(), ['b.txt', 'a.txt'], 'the order stays')
  await admin.delete(`/notice/deleteFile/${second}`)
  assert.equal(await inList(), ['a.txt'])
  assert.is((await visitor.get(`/notice/file/${second}`)).status, 404)
  const { data } = (await admin.get(`/admin/audit?record=${notice}`)).body
  assert.equal(
    data.map(({ action }: { action: string }) => action),
    ['delete file', 'change file', 'change file', 'add file', 'add file', 'add'],
  )
})

test('two admins who change files at once lose nothing', async () => {
  const notice = await addNotice(admin)
  const other = await school.login(ADMIN.userId, ADMIN.password)
  const texts = Array.from({ length: 8 }, (_, at) => Buffer.from(`text ${at}`))
  const added = await Promise.all(
    texts.map((bytes, at) => send(notice, `${at}.txt`, bytes, '', at % 2 ? other : admin)),
  )
  assert.is(added.filter(({ status }) => status === 200).length, 5)
  const files: { _id: string }[] = await filesOf(notice)
  const [first, second, third] = files.map(({ _id }) => _id)
  const done = await Promise.all([
    admin.delete(`/notice/deleteFile/${first}`),
    other.delete(`/notice/deleteFile/${first}`),
    other.put(`/notice/changeFile/${first}`, { label: 'gone' }),
    admin.put(`/notice/changeFile/${second}`, { position: 4 }),
    other.put(`/notice/changeFile/${third}`, { label: 'Map' }),
  ])
  assert.is(done.slice(0, 2).filter(({ status }) => status === 200).length, 1)
  const left = await store.noticeFiles.of(notice)
  assert.equal(
    left.map(({ position }) => position),
    [0, 1, 2, 3],
  )
  assert.is(left.at(-1)?.id, second)
  assert.is(left.find(({ id }) => id === third)?.label, 'Map')
})

const BYTES = Buffer.concat([Buffer.from('abc'), Buffer.alloc(3 * 1024 * 1024, 'x'), Buffer.from('xyz')])

test('a part of a file is sent to who asks for it, across its pieces', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin), 'a.txt', BYTES)
  const get = (headers: Record<string, string>) => visitor.get(`/notice/file/${id}`, headers)
  const whole = await get({})
  const etag = whole.headers.get('etag') as string
  assert.is(whole.headers.get('accept-ranges'), 'bytes')
  const piece = 1024 * 1024
  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    [`bytes=${piece - 2}-${piece + 1}`, piece - 2, piece + 1],
    ['bytes=-3', BYTES.length - 3, BYTES.length - 1],
    [`bytes=${BYTES.length - 1}-`, BYTES.length - 1, BYTES.length - 1],
    ['bytes=5-99999999', 5, BYTES.length - 1],
  ] as const) {
    const got = await get({ range, 'if-range': etag })
    assert.is(got.status, 206, range)
    assert.is(got.headers.get('content-range'), `bytes ${first}-${last}/${BYTES.length}`)
    assert.ok(got.bytes.equals(BYTES.subarray(first, last + 1)), range)
  }
  const none = await get({ range: `bytes=${BYTES.length}-` })
  assert.equal([none.status, none.headers.get('content-range')], [416, `bytes */${BYTES.length}`])
  for (const range of ['bytes=2-1', 'bytes=a-b', 'pages=1-2', 'bytes=0-1,4-5', 'bytes=-']) {
    assert.is((await get({ range })).status, 200, range)
  }
  const changed = await get({ range: 'bytes=0-1', 'if-range': '"of another file"' })
  assert.equal([changed.status, changed.bytes.length], [200, BYTES.length])
  assert.is((await get({ 'if-none-match': etag })).status, 304)
  assert.equal(rangeOf('bytes=-0', 10), 'none')
  assert.equal(rangeOf('bytes=-50', 10), { first: 0, last: 9 })
})

test('of a file is read what the request takes, in small slices that all who take them share', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin), 'a.txt', BYTES)
  reads = []
  await visitor.get(`/notice/file/${id}`, { range: 'bytes=2-2' })
  assert.equal(reads, [[2, 1]])
  reads = []
  await visitor.get(`/notice/file/${id}`, { range: 'bytes=1000-' })
  const ends = reads.map(([at, length]) => at + length)
  assert.is(ends.at(-1), BYTES.length)
  assert.ok(Math.max(...reads.map(([, length]) => length)) <= 128 * 1024)
  reads = []
  await visitor.get(`/notice/file/${id}`)
  assert.equal(
    reads.map(([at, length]) => at + length),
    ends,
    'wherever they begin, the slices end at the same places',
  )
  const both = await Promise.all([store.noticeFiles.slice(id, 0, 9), store.noticeFiles.slice(id, 0, 9)])
  assert.is(both[0], both[1])
  assert.ok(BYTES.subarray(0, 9).equals(both[0] ?? new Uint8Array()))
})

test('one network gets 300 files at once, others get theirs, and one that is given up makes room', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin))
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  untilRead = promise
  try {
    const ask = (ip: string, signal?: AbortSignal) =>
      fetch(`${school.origin}/api/v1/notice/file/${id}`, {
        headers: { 'x-forwarded-for': ip },
        ...(signal && { signal }),
      })
    const given = new AbortController()
    const held = await Promise.all([
      ask('192.0.2.1', given.signal),
      ...Array.from({ length: 299 }, () => ask('192.0.2.1')),
    ])
    assert.equal([...new Set(held.map(({ status }) => status))], [200])
    const refused = await ask('192.0.2.1')
    assert.equal([refused.status, (await refused.json()).code], [429, 'networkBusy'])
    assert.ok(refused.headers.get('retry-after'))
    assert.is((await ask('192.0.2.2')).status, 200)
    given.abort()
    assert.ok(await eventually(async () => (await ask('192.0.2.1')).status === 200))
    goOn()
    for (const got of held.slice(1)) assert.is((await got.text()).length, 12)
  } finally {
    goOn()
  }
})

test('a file that is taken away while it is sent ends the connection, so that nobody takes half of it for the whole', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin), 'a.txt', BYTES)
  const raw = await openRaw(school.dataDir)
  await raw.all('delete from "noticeFileParts" where file = ? and part > 1', id)
  await raw.close()
  const failed = await visitor.get(`/notice/file/${id}`).catch((error) => error)
  assert.instance(failed, Error)
  assert.is((await visitor.get('/health')).status, 200)
})

const callers = await noticeCallers(school, admin)
for (const [audience, readers] of Object.entries(READERS)) {
  test(`a file of a notice for ${audience} is sent to ${readers.join(', ')}, and is unknown to others`, async () => {
    const notice = await addNotice(admin, { audience, classes: audience === 'classes' ? '5' : '' })
    const id = await addNoticeFile(admin, notice)
    const [{ version }] = await filesOf(notice)
    const isForAll = audience === 'everybody'
    for (const [who, caller] of Object.entries(callers)) {
      const got = await caller.get(`/notice/file/${id}`)
      assert.is(got.status, readers.includes(who) ? 200 : 404, who)
      if (got.status !== 200) continue
      assert.is(got.headers.get('cache-control'), isForAll ? 'public, no-cache' : 'private, no-store')
      const named = await caller.get(`/notice/file/${id}?v=${version}`)
      assert.is(/immutable/.test(named.headers.get('cache-control') ?? ''), isForAll)
      const part = await caller.get(`/notice/file/${id}`, { range: 'bytes=0-1' })
      assert.is(part.headers.get('cache-control'), got.headers.get('cache-control'))
    }
    const feed = String((await visitor.get('//notices.atom')).bytes)
    const link = `<link rel="enclosure" href="${school.origin}/api/v1/notice/file/${id}" type="text/plain" length="12" title="a.txt"/>`
    assert.is(feed.includes(link), isForAll, feed)
    assert.is(feed.includes(id), isForAll)
    // Planned, over, and deleted: for visitors it is gone with its notice, and comes back with it.
    await admin.post(`/notice/updateNotice/${notice}`, form({ appearsOn: '2999-01-01' }))
    assert.is((await callers.teacher?.get(`/notice/file/${id}`))?.status, 404)
    assert.is((await admin.get(`/notice/file/${id}`)).headers.get('cache-control'), 'private, no-store')
    await admin.post(`/notice/updateNotice/${notice}`, form({ appearsOn: '' }))
    await admin.delete(`/notice/deleteNotice/${notice}`)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const path = { GET: 'file', PUT: 'changeFile', DELETE: 'deleteFile' }[method]
      assert.is((await admin.call(method, `/notice/${path}/${id}`, method === 'PUT' ? {} : undefined)).status, 404)
    }
    await admin.post('/admin/deleted/restore', { ids: [notice] })
    assert.is((await admin.get(`/notice/file/${id}`)).status, 200)
  })
}

test('of a file for which the disk has no room nothing is kept, and the next one is taken', async () => {
  const notice = await addNotice(admin)
  const limit = (...args: string[]) =>
    execFileSync('prlimit', ['--pid', String(process.pid), ...args], { encoding: 'utf8' })
  const bound = (bytes: string) => limit(`--fsize=${bytes}:`)
  const before = limit('--fsize', '--output=SOFT', '--noheadings').trim()
  // The file itself is received, and the database cannot grow by as much.
  bound(String(6_500_000))
  const large = Buffer.alloc(6 * 1024 * 1024, 'large ')
  const refused = await send(notice, 'large.txt', large).finally(() => bound(before))
  assert.is(refused.status, 503, refused.body.message)
  assert.match(refused.body.message, /Nothing was changed: tell the school/)
  assert.is(await filesOf(notice), undefined)
  const raw = await openRaw(school.dataDir)
  assert.equal(await raw.all('select part from "noticeFileParts"'), [])
  await raw.close()
  assert.is((await send(notice, 'large.txt', large)).status, 200)
  assert.equal((await store.checks.photos()).damaged, [])
})

test.run()
