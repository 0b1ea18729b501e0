/** The icons and the link preview that are drawn from the settings of a school. */
// needs: build
// own process
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import type { Brand, BrandPicture } from '../../server/branding/brand.ts'
import { drawBrand } from '../../server/branding/draw.ts'
import { initialsOf } from '../../server/branding/initials.ts'
import { letteringWith } from '../../server/branding/lettering.ts'
import type { Workers } from '../../server/workers/workers.ts'
import { file, form } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { contrast, makeTheme } from '../../ui-kit/theme/make-theme.ts'
import { test } from '../test.ts'

// As on a server without fonts: what is drawn in this process has only those that the server brings along.
const noFonts = join(tmpdir(), `no-fonts-${process.pid}.conf`)
writeFileSync(noFonts, '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>')
process.env.FONTCONFIG_FILE = noFonts

/** The names of the pictures that a worker was asked for. */
const drawn: string[] = []
const workers: Workers = {
  ...sharedWorkers,
  run: (job, input, weight) => {
    if (job.name === 'drawBrand') drawn.push((input as { picture: string }).picture)
    return sharedWorkers.run(job, input, weight)
  },
}
const ORIGIN = 'https://school.example'
const options = { portalDir: resolve('dist/portal'), workers, env: { PUBLIC_URL: ORIGIN } }
const school = await start(options)
const other = await start(options)
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => Promise.all([school.stop(), other.stop()]))

const bytesOf = async (path: string, of = school) => Buffer.from(await (await of.request(path)).arrayBuffer())

type Pixels = { width: number; height: number; at(x: number, y: number): string; has(colour: string): boolean }

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixel = (at: number) => data.subarray(4 * at, 4 * at + 4).toString('hex')
  return {
    width,
    height,
    at: (x, y) => pixel(y * width + x),
    has: (colour) => data.includes(Buffer.from(colour, 'hex')),
  }
}

const brand: Brand = {
  name: 'Hill School',
  shortName: 'Hill School',
  tagline: 'We learn',
  background: '#7a1f2b',
  foreground: '#fbfaf5',
  stripe: '#00796b',
  logo: null,
}
const draw = async (change: Partial<Brand>, picture: BrandPicture = 'preview', logo?: Uint8Array) =>
  drawBrand({ picture, brand: { ...brand, ...change }, logo })

const drawing = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })

test('each icon has its size, the colour of the school and its initials', async () => {
  await changeSchool(admin, { colours: ['#00796b', '#7a1f2b'], identity: { name: 'Hill School', logo: null } })
  const letters = `${makeTheme({ primary: '#00796b', frame: '#7a1f2b' }).tokens.light['--kit-color-on-frame'].slice(1)}ff`
  for (const [path, edge] of Object.entries({ '180': 180, '192': 192, '512': 512, maskable: 512 })) {
    const response = await school.request(`/icon-${path}.png`)
    assert.is(response.headers.get('content-type'), 'image/png')
    const { width, height, at, has } = await pixelsOf(Buffer.from(await response.arrayBuffer()))
    assert.equal([width, height], [edge, edge], path)
    assert.is(at(edge / 2, 4), '7a1f2bff', path)
    const isCut = path === '192' || path === '512'
    assert.is(at(0, 0).slice(6), isCut ? '00' : 'ff', `corner of ${path}`)
    assert.ok(has(letters), `${path} has letters`)
  }
  const favicon = await school.request('/favicon.svg')
  assert.is(favicon.headers.get('content-type'), 'image/svg+xml')
  const { width, at, has } = await faviconPixels()
  assert.equal([width, at(32, 2), has(letters)], [64, '7a1f2bff', true])
  const manifest = JSON.parse(await (await school.request('/site.webmanifest')).text())
  assert.equal([manifest.name, manifest.theme_color], ['Hill School', '#7a1f2b'])
})

test('a maskable icon has nothing outside of the circle that systems show', async () => {
  for (const shortName of ['Wide Walls', 'I', 'دہلی پبلک']) {
    const { width, at } = await pixelsOf(await draw({ shortName }, 'icon-maskable'))
    for (let y = 0; y < width; y += 4) {
      for (let x = 0; x < width; x += 4) {
        const isOutside = Math.hypot(x - width / 2, y - width / 2) > 0.4 * width
        if (isOutside) assert.is(at(x, y), '7a1f2bff', `${shortName} at ${x}, ${y}`)
      }
    }
  }
})

test('a logo replaces the initials: on white, a light one on the colour of the school', async () => {
  const dark = await drawing(300, 200, '#000000').webp({ lossless: true }).toBuffer()
  const icon = await pixelsOf(await draw({}, 'icon-192', dark))
  assert.equal([icon.at(96, 96), icon.at(96, 10)], ['000000ff', 'ffffffff'])
  const { at } = await pixelsOf(await draw({}, 'icon-192', await onTransparent('#fefefe')))
  assert.equal([at(96, 96), at(96, 10)], ['fefefeff', '7a1f2bff'])

  const id = (await admin.post('/admin/school/pictures', form({ picture: file(dark, 'logo.webp', 'image/webp') }))).body
    .picture.id
  await changeSchool(admin, { identity: { logo: id } })
  assert.is((await pixelsOf(await bytesOf('/icon-180.png'))).at(90, 10), 'ffffffff')
  assert.is((await faviconPixels()).at(32, 32), '000000ff')
})

/** The picture in the SVG. */
async function faviconPixels() {
  const [, png = ''] = /href="data:image\/png;base64,([^"]+)"/.exec(String(await bytesOf('/favicon.svg'))) ?? []
  return pixelsOf(Buffer.from(png, 'base64'))
}

const onTransparent = async (colour: string) => {
  const input = await drawing(100, 100, colour).png().toBuffer()
  return drawing(200, 200, '#00000000').composite([{ input }]).webp({ lossless: true }).toBuffer()
}

test('two schools differ, a picture is drawn once, and again only when it looks different', async () => {
  await changeSchool(admin, { identity: { name: 'Green School', logo: null }, colours: ['#2e7d32'] })
  const paths = ['/favicon.svg', '/icon-180.png', '/link-preview.png']
  const own = await Promise.all(paths.map((path) => bytesOf(path)))
  const others = await Promise.all(paths.map((path) => bytesOf(path, other)))
  for (const [at, path] of paths.entries()) assert.not.equal(own[at], others[at], path)

  drawn.length = 0
  await Promise.all(paths.flatMap((path) => [bytesOf(path), bytesOf(path)]))
  await changeSchool(admin, { contact: { hours: 'Always' } })
  assert.equal(await bytesOf('/icon-180.png'), own[1])
  assert.equal(drawn, [], 'none is drawn again')
  await changeSchool(admin, { colours: ['#1a237e'] })
  await Promise.all([bytesOf('/icon-180.png'), bytesOf('/icon-180.png')])
  assert.equal(drawn, ['icon-180'])
})

test('browsers ask again with an ETag; the URL of the link preview in pages is for ever', async () => {
  const etagOf = async (path: string) => (await school.request(path)).headers.get('etag') ?? ''
  for (const path of ['/favicon.svg', '/icon-192.png', '/link-preview.png']) {
    const headers = { 'if-none-match': await etagOf(path) }
    const again = await school.request(path, { headers })
    assert.equal([again.status, again.headers.get('cache-control')], [304, 'no-cache'], path)
  }
  const html = await (await school.request('/')).text()
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  assert.match(url, new RegExp(`^${ORIGIN}/link-preview\\.png\\?v=[0-9a-f]{16}$`))
  const path = url.slice(ORIGIN.length)
  assert.match((await school.request(path)).headers.get('cache-control') ?? '', 'immutable')
  await changeSchool(admin, { identity: { motto: 'Another motto' } })
  assert.is((await school.request(path)).headers.get('cache-control'), 'no-cache', 'the earlier URL')
  assert.not.match(await (await school.request('/')).text(), path)
})

test('the head of a page says the size of the link preview and what it shows', async () => {
  await changeSchool(admin, { identity: { name: 'Hill & "Dale"' } })
  const html = await (await school.request('/about')).text()
  for (const part of [
    'property="og:image:width" content="1200"',
    'property="og:image:height" content="630"',
    'property="og:image:alt" content="Hill &amp; &quot;Dale&quot;"',
    'name="twitter:card" content="summary_large_image"',
  ])
    assert.match(html, part)
  const { width, height } = await pixelsOf(await bytesOf('/link-preview.png'))
  assert.equal([width, height], [1200, 630])
})

test('texts can be read on any colour', async () => {
  for (const colour of ['#ffffff', '#000000', '#777777', '#767676', '#ffeb3b', '#ff0000', '#00ff00', '#5a7a8c']) {
    const { light } = makeTheme({ primary: colour }).tokens
    const [background, foreground] = [light['--kit-color-frame'], light['--kit-color-on-frame']]
    assert.ok(contrast(foreground, background) >= 4.5, colour)
    await changeSchool(admin, { colours: [colour], identity: { name: 'Hill School', logo: null } })
    const { at, has } = await pixelsOf(await bytesOf('/icon-180.png'))
    assert.equal([at(90, 4), has(`${foreground.slice(1)}ff`)], [`${background.slice(1)}ff`, true], colour)
  }
})

test('a name fits into the link preview, however long, and in three scripts', async () => {
  const names = [
    'W'.repeat(300),
    'Long '.repeat(60),
    'Hill & <b>School</b> दिल्ली سٹی',
    'دہلی پبلک اسکول لاہور '.repeat(4),
    'I',
  ]
  for (const name of names) {
    const { width, height, at } = await pixelsOf(await draw({ name }))
    assert.equal([width, height], [1200, 630], name)
    const border = [
      ...Array.from({ length: width }, (_, x) => [at(x, 20), at(x, height - 20)]),
      ...Array.from({ length: height }, (_, y) => [at(40, y), at(width - 40, y)]),
    ].flat()
    const isRuled = (colour: string) => colour === '7a1f2bff' || colour === '00796bff'
    assert.ok(border.every(isRuled), `${name.slice(0, 30)} stays inside of the margin`)
  }
})

test('a name from right to left is at the right', async () => {
  const markAt = async (name: string) => {
    const { at } = await pixelsOf(await draw({ name }))
    return at(90, 315) === 'fbfaf5ff' ? 'left' : at(1110, 315) === 'fbfaf5ff' ? 'right' : 'nowhere'
  }
  assert.equal([await markAt('Hill School'), await markAt('دہلی School')], ['left', 'right'])
})

test('words that no font of the server has are left out, and no boxes are drawn', async () => {
  const { drawable } = await letteringWith(sharp)
  assert.is(await drawable('City School 学校'), 'City School')
  assert.is(await drawable('City سٹی दिल्ली Łódź «1»'), 'City سٹی दिल्ली Łódź «1»')
  assert.is(await drawable('北京 🏫 Лицей'), '')
  const without = await draw({ name: '学校', shortName: '学校' })
  assert.equal(without, await draw({ name: '校学', shortName: '校' }), 'the line and an exercise book, without a name')
  assert.not.equal(without, await draw({}))
  const icon = await pixelsOf(await draw({ shortName: '学校' }, 'icon-192'))
  assert.ok(icon.has('fbfaf5ff'), 'an exercise book')
})

test('initials are of two words, or one letter, in every script', () => {
  const initials = {
    'MY SCHOOL': 'MS',
    'The City School': 'TC',
    'School of Arts': 'SA',
    'St. Mary’s': 'SM',
    KG: 'KG',
    Greenfield: 'G',
    'école élémentaire': 'ÉÉ',
    'دہلی پبلک اسکول': 'د\u200cپ',
    'श्री गुरु': 'श्रीगु',
    北京大学附属中学: '北',
    'さくら Academy': 'さ',
    '5 Hills': '5H',
    '!! ?': '',
    '<b>&': 'B',
    '🏫': '',
  }
  for (const [name, expected] of Object.entries(initials)) assert.is(initialsOf(name), expected, name)
})

test.run()
