// needs: build
/** The colours of a school: in every document that the server sends, allowed by its policy, at once on every server. */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const BURGUNDY = '#7a1f2b'
const TEAL = '#00796b'
const portalDir = resolve('dist/portal')

// Over sockets: a change by another process is seen in the next turn of the event loop.
const one = await start({ portalDir, socket: true })
const other = await start({ portalDir, socket: true, dataDir: one.dataDir })
const admin = await one.login(ADMIN.userId, ADMIN.password)
test.after(async () => {
  await other.stop({ keep: true })
  await one.stop()
})

const paint = async (...colours: string[]) => {
  const { body } = await changeSchool(admin, { colours })
  assert.ok(body.success, body.message)
}
test.before.each(() => paint())

const page = (got: Got) => String(got.bytes)
const styles = (got: Got) => [...page(got).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
/** What the policy of a response allows, beside files of the server. */
const allowed = (got: Got) =>
  (got.headers.get('content-security-policy') ?? '').match(/'sha256-[^']+'/g)?.map((hash) => hash.slice(8, -1)) ?? []
const bars = (got: Got) =>
  [...page(got).matchAll(/<meta name="theme-color" content="(#\w+)"(?: media="([^"]+)")? \/>/g)].map(
    ([, ...bar]) => bar,
  )
const manifest = async () => JSON.parse(page(await one.visitor.get('//site.webmanifest')))

/** A rendered page, one of a user, a shell, one without its chunk, and one that is not there. */
const documents = async () => {
  const paths = ['//', '//notice-board', '//auth/login', '//admin/dashboard', '//no/such/page']
  const got = await Promise.all(paths.flatMap((path) => [one.visitor.get(path), admin.get(path)]))
  return [...got, await one.visitor.get('//about', { cookie: 'theme=dark' })]
}

test('every document has the colours in one style, which its policy allows', async () => {
  await paint(BURGUNDY, TEAL)
  for (const got of await documents()) {
    const [kit = '', own = '', ...more] = styles(got)
    assert.match(
      own,
      /^:root,\[data-theme\]\{(--kit-color-[a-z-]+:light-dark\(#\w+,#\w+\)[;}])+@media not \(prefers-contrast:more\)\{:root,\[data-theme\]\{(--kit-color-[a-z-]+:light-dark\(#\w+,#\w+\);?)*\}\}$/,
    )
    assert.match(own, `--kit-color-primary:light-dark(${BURGUNDY},`)
    assert.match(own, `--kit-color-frame:light-dark(${TEAL},`)
    assert.equal(more, [])
    assert.equal(
      allowed(got),
      [kit, own].map((style) => createHash('sha256').update(style).digest('base64')),
    )
    assert.ok(page(got).indexOf(own) < page(got).indexOf('</head>'), 'before the first paint')
    assert.is(bars(got)[0]?.[0], TEAL)
  }
  assert.is((await manifest()).theme_color, TEAL)
})

test('colours are one style and two metas in the head, and nothing that has to be fetched', async () => {
  const withoutColours = (got: Got) => page(got).replace(/"colours":\[[^\]]*\]|data-version="\d+"/g, '')
  const plain = withoutColours(await one.visitor.get('//'))
  await paint(TEAL)
  const got = await one.visitor.get('//')
  const added = `<style>${styles(got)[1]}</style>${/(<meta name="theme-color"[^>]+>){2}/.exec(page(got))?.[0]}`
  assert.is(withoutColours(got).replace(added, ''), plain)
  assert.ok(added.length < 1500)
})

test('a school without colours has nothing of it', async () => {
  for (const got of await documents()) {
    assert.is(styles(got).length, 1)
    assert.is(allowed(got).length, 1)
    assert.equal(bars(got), [])
  }
})

test('a save is seen in the next document of every server, and no cache keeps the former one', async () => {
  for (const path of ['//', '//auth/login']) {
    const seen: Got[] = [await other.visitor.get(path)]
    for (const colours of [[BURGUNDY], [TEAL], []]) {
      await paint(...colours)
      const [etag = ''] = seen.map((got) => got.headers.get('etag') ?? '').slice(-1)
      for (const { visitor } of [one, other]) {
        const got = await visitor.get(path, { 'if-none-match': etag })
        assert.is(got.status, 200, 'it is another page')
        assert.equal(bars(got)[0]?.[0], colours[0])
        seen.push(got)
      }
    }
    // Each save is another version of the document, on every server the same.
    assert.is(new Set(seen.map((got) => got.headers.get('etag'))).size, 4)
  }
})

test('the browser’s own bars have the colour of the header, in the theme that the reader chose', async () => {
  await paint(BURGUNDY)
  const media = async (cookie: string) => bars(await one.visitor.get('//about', { cookie })).map(([, shown]) => shown)
  assert.equal(await media(''), ['(prefers-color-scheme: light)', undefined])
  assert.equal(await media('theme=light'), ['all', undefined])
  assert.equal(await media('theme=dark'), ['not all', undefined])
})

test('a colour that nobody can read on is taken, and made readable', async () => {
  await paint('#ffff00', '#fffffe')
  const [, own = ''] = styles(await one.visitor.get('//'))
  assert.not.match(own, '--kit-color-primary:light-dark(#ffff00')
  const { settings } = (await admin.get('/admin/school')).body
  assert.equal(settings.colours, ['#ffff00', '#fffffe'])
})

test.run()
