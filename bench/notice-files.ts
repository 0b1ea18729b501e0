/**
 * What files of notices cost: the board and getNotice with 500 notices of which 100 have files, beside 500 without; and
 * the memory of the server that takes files of 10 MB, beside one that takes as large photos. Processor time, since it is
 * also valid on a machine with other load.
 *
 *   npm run build && node --conditions=source bench/notice-files.ts [seconds of each run]
 */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { UNLIMITED } from '#contract'
import { openSchoolData } from '../server/data-folder/school-data.ts'
import { newId } from '../server/store/ids.ts'
import { cpuMs } from './tools/cpu.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { load, login, type Running, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'
import { memoryOf } from './tools/system.ts'

const SECONDS = Number(process.argv[2]) || 3
const ROUNDS = 5
const NOTICES = 500
const MOST_COST = 1.05
const MEGABYTES = 10
/** One after the other: memory that is not given back adds up. */
const SENT = 20
/** Two processes that do the same differ by as much. */
const MOST_MEMORY = 1.1

const bare = await schoolOf(0)
const withFiles = await schoolOf(100)
for (const path of ['/api/v1/notice/getNotice', '/notice-board']) {
  const times: [number[], number[]] = [[], []]
  for (let at = 0; at <= ROUNDS; at++) {
    for (const [which, { server }] of [bare, withFiles].entries()) {
      const time = await cost(server, path)
      // The first round warms up.
      if (at > 0) times[which]?.push(time)
    }
  }
  const [before, after] = [median(times[0]), median(times[1])]
  const figures = `${round(after)} µs, without files ${round(before)} µs: ${round(after / before, 2)} ×`
  printResult(path, figures, `≤ ${MOST_COST} ×`, after / before <= MOST_COST)
}
const photo = await noise()
const pdf = () =>
  Buffer.concat([Buffer.from('%PDF-1.7 /Font '), randomBytes(MEGABYTES * 1024 ** 2 - 64), Buffer.from('%%EOF')])
const [ofPhotos, ofFiles] = [await memory(bare, () => photo), await memory(withFiles, pdf)]
const figures = `${ofFiles} MB, of photos ${ofPhotos} MB: ${round(ofFiles / ofPhotos, 2)} ×`
printResult(`${SENT} files of ${MEGABYTES} MB`, figures, `≤ ${MOST_MEMORY} ×`, ofFiles <= MOST_MEMORY * ofPhotos)
for (const { server, remove } of [bare, withFiles]) {
  await server.stop()
  remove()
}
finish()

type School = Awaited<ReturnType<typeof schoolOf>>

/** @param filed how many notices have two files */
async function schoolOf(filed: number) {
  const school = await makeSchool({ students: 2, photos: 0 })
  const { store } = await openSchoolData(school.dataDir)
  const createdAt = new Date().toISOString()
  await store.transaction(async ({ notices, noticeFiles }) => {
    for (let index = 0; index < NOTICES; index++) {
      const notice = newId()
      const description = 'Sports day is on Friday. We meet on the field at half past eight. '.repeat(8)
      await notices.add({
        id: notice,
        title: `Notice ${index}`,
        description,
        catagory: 'Sport',
        date: UNLIMITED,
        createdAt,
      })
      for (const name of index % 5 === 0 && index < 5 * filed ? ['circular.pdf', 'map.png'] : []) {
        const row = {
          notice,
          name,
          label: '',
          type: 'application/pdf',
          size: 4,
          hash: newId(),
          withoutText: 0,
          createdAt,
        }
        await noticeFiles.add({ id: newId(), ...row }, (async function* () {})())
      }
    }
  })
  await store.close()
  return { ...school, server: await startServer(school.dataDir) }
}

/** Processor time of a response, µs. */
async function cost({ origin, child }: Running, path: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const before = cpuMs(child.pid as number)
  const { responses } = await load({
    origin,
    requests: [{ method: 'GET', path, headers }],
    connections: 8,
    seconds: SECONDS,
  })
  return ((cpuMs(child.pid as number) - before) * 1000) / responses
}

/** A photo of noise, which is almost as large as a photo may be. */
async function noise(): Promise<Buffer> {
  const [width, height] = [3_000, 2_600]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** The most memory that a server had, in MB, after it took these files or photos: of a JPEG, as the photo of a notice. */
async function memory({ server: { origin, child } }: School, make: () => Buffer): Promise<number> {
  const cookie = await login(origin)
  const list = await fetch(`${origin}/api/v1/notice/getNotice`)
  const ids: string[] = (await list.json()).notice.map(({ _id }: { _id: string }) => _id)
  for (let at = 0; at < SENT; at++) {
    const bytes = new Uint8Array(make())
    const isPhoto = bytes[0] === 0xff
    const form = new FormData()
    if (isPhoto) form.append('photo', new File([bytes], 'photo.jpg'))
    const path = isPhoto ? `/notice/updateNotice/${ids[at]}` : `/notice/addFile/${ids[at]}?name=a.pdf`
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { cookie },
      body: isPhoto ? form : bytes,
    })
    if (!response.ok) throw new Error(await response.text())
  }
  return memoryOf([child.pid as number])
}
