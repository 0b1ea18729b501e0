import { BASE_PATH, type EndpointName } from '#contract'
import { type Operation, operations } from '#contract/operations'
import { withClasses } from '#contract/school/class-field'
import { CLASSES } from '#contract/school/defaults'
import type { Random } from '../../../sample/random.ts'
import { noticeFields, reportFields, studentFields, teacherFields } from '../../../tools/samples.ts'
import type { NastyFile } from './files.ts'
import { BROKEN_JSON, nastyText, nastyValue } from './values.ts'

export type Request = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** The connection is cut after this number of bytes of the body. */
  cutAfter?: number
}

export type World = { ids: string[]; userIds: string[]; file: (random: Random) => NastyFile }

const ENCODINGS = ['gzip', 'br', 'br;q=0, gzip;q=0', 'gzip;q=1.0, *;q=0', 'x'.repeat(200), 'identity']

/** A request for this call that is mostly valid, with some invalid parts. */
export function requestFor(name: EndpointName, random: Random, world: World): Request {
  const call = withClasses<Operation>(operations[name], CLASSES)
  const request: Request = {
    method: call.method,
    path: BASE_PATH + pathOf(call.path, random, world) + queryOf(call, random),
    headers: { 'x-forwarded-for': `10.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}` },
    body: undefined,
  }
  if (random.chance(0.3)) request.headers['accept-encoding'] = random.pick(ENCODINGS)
  if (random.chance(0.05))
    request.method = random.pick(['PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST', 'DELETE', 'GET'])
  if (call.json || call.form || random.chance(0.1)) addBody(request, call, name, random, world)
  if (random.chance(0.1)) oddHeader(request, random, world)
  return request
}

function pathOf(path: string, random: Random, { ids }: World): string {
  if (random.chance(0.02))
    return random.pick([
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/school.db',
      '//',
      '/student',
      '/student/%',
      '/%ff%fe',
      '/notice/getNotice/',
      '/student/..%2fgetAllStudent',
    ])
  return path.replace(/\{(\w+)\}/g, (_, param) => {
    if (random.chance(0.6)) return param === 'grade' ? String(random.whole(1, 10)) : random.pick(ids)
    if (random.chance(0.2))
      return random.pick([
        '%',
        '%zz',
        '%ff',
        '%c0%af',
        '..',
        '%2e%2e',
        '%00',
        '%2e%2e%2f%2e%2e%2fschool.db',
        '%ed%a0%80',
      ])
    return encoded(nastyText(random).slice(0, 1500)) || 'x'
  })
}

function queryOf(call: Operation, random: Random): string {
  if (!call.query && random.chance(0.9)) return ''
  if (random.chance(0.3)) return ''
  const name = random.pick([...Object.keys(call.query?.shape ?? {}), 'x', '__proto__', 'id'])
  const value = random.chance(0.5)
    ? random.pick(['thumb', 'card', '1', '2', '999999'])
    : encoded(nastyText(random).slice(0, 500))
  return random.chance(0.1) ? `?${name}=${value}&${name}=${value}&${name}[]=1&${name}[$ne]=` : `?${name}=${value}`
}

/** encodeURIComponent that also takes halves of surrogate pairs. */
const encoded = (text: string) =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** The fields of a body that would succeed. */
function rightFields(name: EndpointName, random: Random, { ids, userIds }: World): Record<string, unknown> {
  const unique = `${random.whole(0, 1e9)}-${random.whole(0, 1e9)}`
  const right: Partial<Record<EndpointName, object>> = {
    register: { userId: `fuzz-${unique}`, password: 'secret-enough', answer: 'Lee' },
    login: { userId: random.pick(userIds), password: 'wrong-password' },
    addNotice: { ...noticeFields, date: random.pick(['', '1', '2030-01-01']) },
    updateNotice: noticeFields,
    searchStudent: { name: 'a', fatherName: '', grade: random.pick(['', '5']), address: '' },
    findStudents: { text: random.pick(['a', '0300 12', '']), grade: random.pick(['', '5']) },
    addStudent: { ...studentFields(), userId: `Fuzz-${unique}@mySchool.com` },
    updateStudent: studentFields(),
    addTeacher: { ...teacherFields(), userId: `Fuzz-${unique}Teacher@mySchool.com` },
    updateTeacher: teacherFields(),
    isReportAvailable: { studentId: random.pick(ids) },
    joinFamily: { code: random.pick(['7KCM-W3HN-4XPT', '۷kcm w3hn 4xpt', random.pick(ids)]) },
    addGuardian: { userId: random.pick(userIds) },
    familyCodes: { ids: [random.pick(ids)], portal: 'https://portal.example.org' },
    addReport: { ...reportFields, studentId: random.pick(ids) },
    updateReport: reportFields,
    moveStudents: { ids: [random.pick(ids)], grade: random.pick(['5', 'left']) },
    deleteStudents: { ids: [`fuzz-${unique}`] },
    promote: { token: unique, stay: [random.pick(ids)], rollNumbers: { [random.pick(ids)]: '7' } },
    beginYear: { ends: '2026/27' },
    exportStudents: { format: random.pick(['csv', 'xlsx']), class: random.pick(['', '5']), ids: [random.pick(ids)] },
    exportTeachers: { format: random.pick(['csv', 'xlsx']) },
    exportNotices: { format: random.pick(['csv', 'xlsx']) },
    exportReports: { format: random.pick(['csv', 'xlsx']), class: random.pick(['', '5']) },
    exportAudit: { format: random.pick(['csv', 'xlsx']) },
    exportUsers: { format: random.pick(['csv', 'xlsx']), userId: 'a' },
    vitals: { page: '/', metrics: [{ name: 'LCP', value: 1200, rating: 'good' }] },
  }
  return { ...right[name] }
}

function addBody(request: Request, call: Operation, name: EndpointName, random: Random, world: World): void {
  const fields = rightFields(name, random, world)
  if (random.chance(0.6)) corrupt(fields, random)
  const asForm = call.form ? random.chance(0.85) : random.chance(0.1)
  if (asForm) {
    const boundary = random.pick(
      random.chance(0.05) ? ['x', '----fuzz'] : ['----------------fuzz-boundary-1', '-'.repeat(70)],
    )
    const files = Object.keys(call.files ?? {}).filter(() => random.chance(0.92))
    request.body = multipart(fields, files, boundary, random, world)
    request.headers['content-type'] = `multipart/form-data; boundary=${boundary}`
    if (random.chance(0.08))
      request.headers['content-type'] = random.pick([
        'multipart/form-data',
        'multipart/form-data; boundary=other',
        'multipart/form-data; boundary=""',
        `multipart/form-data; boundary=${'b'.repeat(300)}`,
        'multipart/mixed; boundary=x',
      ])
  } else {
    const text = random.chance(0.1)
      ? random.pick(BROKEN_JSON)
      : JSON.stringify(random.chance(0.05) ? nastyValue(random) : fields)
    request.body = Buffer.from(text ?? 'undefined')
    request.headers['content-type'] = 'application/json'
    if (random.chance(0.05)) request.body = Buffer.concat([request.body, Buffer.from([0xff, 0xfe, 0x00])])
  }
  if (random.chance(0.06)) {
    request.headers['content-type'] = random.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      ';',
      'image/png',
    ])
  }
  if (random.chance(0.05)) request.body = request.body.subarray(0, random.whole(0, request.body.length))
  if (random.chance(0.02) && request.body.length > 1) request.cutAfter = random.whole(1, request.body.length - 1)
}

/** Removes, replaces or doubles one to three fields, or adds an unknown one. */
function corrupt(fields: Record<string, unknown>, random: Random): void {
  for (let count = random.whole(1, 3); count > 0; count--) {
    const name = random.pick([...Object.keys(fields), 'x'])
    const act = random.whole(0, 5)
    if (act === 0) delete fields[name]
    else if (act === 1)
      fields[random.pick(['role', 'id', '_id', 'login', 'seq', 'passwordHash', 'constructor', 'toString', ''])] =
        nastyValue(random)
    else fields[name] = nastyValue(random)
  }
}

function multipart(
  fields: Record<string, unknown>,
  files: string[],
  boundary: string,
  random: Random,
  world: World,
): Buffer {
  const parts: Buffer[] = []
  const part = (head: string, bytes: Buffer) =>
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n'))
  for (const [name, value] of Object.entries(fields)) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
    const head = `Content-Disposition: form-data; name="${name}"`
    part(head, Buffer.from(text))
    if (random.chance(0.006)) part(head, Buffer.from(text))
    if (random.chance(0.004)) part(`${head}; filename="x.png"\r\nContent-Type: image/png`, Buffer.from(text))
  }
  for (const field of files) {
    const { name, type, bytes } = world.file(random)
    if (random.chance(0.05)) part(`Content-Disposition: form-data; name="${field}"`, Buffer.from('undefined'))
    else
      part(
        `Content-Disposition: form-data; name="${field}"; filename="${name}"${type && `\r\nContent-Type: ${type}`}`,
        bytes,
      )
  }
  const end = random.chance(0.05)
    ? random.pick(['', `--${boundary}`, '\r\n', `--${boundary}--${boundary}`])
    : `--${boundary}--\r\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

function oddHeader(request: Request, random: Random, { ids }: World): void {
  const [name, value] = random.pick([
    ['x-http-method-override', 'DELETE'],
    ['x-method-override', 'PUT'],
    ['origin', 'null'],
    ['origin', 'https://evil.example'],
    ['origin', 'not an origin'],
    ['sec-fetch-site', 'cross-site'],
    ['if-none-match', '*'],
    ['if-none-match', '"'.repeat(500)],
    ['range', 'bytes=0-,5-,0-1'],
    ['content-encoding', 'gzip'],
    ['x-forwarded-for', ', , ,'],
    ['x-forwarded-for', "'; --".repeat(200)],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'evil.example'],
    ['host', 'evil.example'],
    ['host', '['],
    ['host', 'a b'],
    ['authorization', `Bearer ${random.pick(ids)}`],
    ['expect', '100-continue'],
    ['cookie', 'session=; session=x; session="'],
    ['cookie', `session=${'A'.repeat(2000)}`],
    ['cookie', 'session=%00%ff; =; ;;'],
    ['accept', 'text/html'],
  ] as const)
  request.headers[name] = value
}
