import { Agent, request } from 'node:http'
import { reportFields } from '../../tools/samples.ts'

export type Kind = 'login' | 'other'
export type Visit = { kind: Kind; ms: number; isError: boolean }
type Person = { id: string; userId: string; cookie?: string }

/** Logins at the same time, and requests of other people at the same time. */
const LOGGING_IN = 16
const CONCURRENT_REQUESTS = 4

const MULTIPART = 'a-boundary-of-the-bench'
const API = '/api/v1'

/** People of a school who send requests to its servers in turn, each from another network. */
export function createDay(origins: string[], students: Person[], admin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: LOGGING_IN + CONCURRENT_REQUESTS })
  let turn = 0
  let reported = 0
  let noticeIds: string[] = []

  type SentRequest = {
    method?: string
    path: string
    cookie?: string | undefined
    json?: object
    form?: Record<string, string>
    from?: number
  }

  const send = ({ method = 'GET', path, cookie, json, form, from = 1 }: SentRequest) =>
    new Promise<{ status: number; body: Buffer; cookies: string[] }>((done, fail) => {
      const origin = origins[turn++ % origins.length] as string
      const body = json ? JSON.stringify(json) : form ? multipart(form) : ''
      const type = json ? 'application/json' : form ? `multipart/form-data; boundary=${MULTIPART}` : undefined
      const headers = {
        'accept-encoding': 'gzip, br',
        'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
        ...(cookie && { cookie }),
        ...(type && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      }
      const asked = request(origin + path, { method, headers, agent }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        done({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          cookies: response.headers['set-cookie'] ?? [],
        })
      })
      asked.on('error', fail)
      asked.end(body)
    })

  const timed = async (kind: Kind, work: () => Promise<{ status: number }>): Promise<Visit> => {
    const started = performance.now()
    const status = await work().then(
      (response) => response.status,
      () => 0,
    )
    return { kind, ms: performance.now() - started, isError: status < 200 || status >= 400 }
  }

  const logIn = (index: number) =>
    timed('login', async () => {
      const person = students[index] as Person
      const json = { userId: person.userId, password: 'bench-password' }
      const response = await send({ method: 'PUT', path: `${API}/auth/login`, json, from: index })
      person.cookie = response.cookies.map((line) => line.split(';')[0]).join('; ')
      return response
    })

  /** What people do, out of a hundred requests. */
  const MIX: [share: number, sent: (person: Person) => SentRequest][] = [
    [32, () => ({ path: `${API}/notice/getNotice` })],
    [14, () => ({ path: `${API}/notice/get-photo/${pick(noticeIds)}?size=card` })],
    [10, () => ({ path: '/' })],
    [12, ({ cookie }) => ({ path: `${API}/auth/me`, cookie })],
    [
      8,
      ({ id, cookie }) =>
        cookie ? { path: `${API}/student/get-student-photo/${id}`, cookie } : { path: `${API}/health` },
    ],
    [
      8,
      () => ({
        path: `${API}/student/get-student-photo/${(students[Math.floor(Math.random() * Math.min(students.length, 1_000))] as Person).id}?size=thumb`,
        cookie: admin,
      }),
    ],
    [2, () => ({ path: `${API}/student/getAllStudent`, cookie: admin })],
    [
      5,
      () => ({
        method: 'POST',
        path: `${API}/student/searchStudent`,
        cookie: admin,
        json: { name: pick(['ka', 'ri ban', 'zé', 'shu']) },
      }),
    ],
    [5, ({ cookie }) => ({ path: `${API}/auth/me`, cookie })],
    [
      3,
      () => ({
        method: 'POST',
        path: `${API}/report/addReport`,
        cookie: admin,
        form: { ...reportFields, studentId: (students[reported++ % students.length] as Person).id },
      }),
    ],
    [
      1,
      () => ({
        method: 'POST',
        path: `${API}/notice/addNotice`,
        cookie: admin,
        form: { title: 'Today', description: 'School ends at noon.', catagory: 'News', date: '1' },
      }),
    ],
  ]
  const drawn = MIX.flatMap(([share, sent]) => Array.from({ length: share }, () => sent))

  return {
    async warmUp(): Promise<void> {
      for (let again = 0; again < 3 * origins.length; again++) {
        const { body } = await send({ path: `${API}/notice/getNotice`, cookie: admin })
        if (again === 0) noticeIds = await idsOf(body)
        await send({ path: `${API}/student/getAllStudent`, cookie: admin })
        await send({ path: '/' })
      }
    },

    /** Sends these numbers of logins and of other requests, both at the same time. */
    async run({ logins, requests }: { logins: number; requests: number }): Promise<Visit[]> {
      const visits: Visit[] = []
      const inTurn = async (most: number, concurrency: number, visit: (index: number) => Promise<Visit>) => {
        let next = 0
        const worker = async () => {
          for (let index = next++; index < most; index = next++) visits.push(await visit(index))
        }
        await Promise.all(Array.from({ length: Math.min(most, concurrency) }, worker))
      }
      await Promise.all([
        inTurn(logins, LOGGING_IN, logIn),
        inTurn(requests, CONCURRENT_REQUESTS, (index) => {
          const person = students[index % students.length] as Person
          return timed('other', () => send({ ...pick(drawn)(person), from: index }))
        }),
      ])
      return visits
    },
  }
}

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

const multipart = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${MULTIPART}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${MULTIPART}--\r\n`

async function idsOf(body: Buffer): Promise<string[]> {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
  for (const open of [gunzipSync, brotliDecompressSync, (bytes: Buffer) => bytes]) {
    try {
      return JSON.parse(String(open(body))).notice.map(({ _id }: { _id: string }) => _id)
    } catch {}
  }
  throw new Error('The list of notices cannot be read.')
}
