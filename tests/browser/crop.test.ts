// needs: chromium
/** Choosing the part of a picture: with mouse, fingers and keys. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { assertNone } from '../lines.ts'
import { eventually } from '../server/connections.ts'
import { test } from '../test.ts'
import { axe } from './axe.ts'
import { openBrowser } from './browser.ts'
import { TIMEOUT_MS } from './kept-pages.ts'
import { type Picture, phonePhoto } from './pictures.ts'
import { whenRendered } from './rendered.ts'

/** A page with one PictureField, in the portal's styles. The query of its URL has the props. */
const SCRIPT = `import { createRoot } from 'react-dom/client'
  import { PictureField } from './portal/forms/picture-field.tsx'
  import { loadTexts, needTexts, speakIn } from './portal/state/language.ts'
  import './portal/styles.css'
  import './portal/styles-staff.css'
  const { rtl, ...props } = JSON.parse(decodeURIComponent(location.search.slice(1)))
  if (rtl) document.dir = 'rtl'
  window.pictures = []
  await needTexts(['public', 'staff'])
  await loadTexts('en')
  speakIn('en')
  createRoot(document.getElementById('root')).render(
    <form><PictureField label="Picture" name="picture" onPicture={(file) => window.pictures.push(file)} {...props} /></form>)`

const folder = mkdtempSync(join(tmpdir(), 'crop-'))
await esbuild.build({
  stdin: { contents: SCRIPT, resolveDir: '.', loader: 'tsx', sourcefile: 'page.tsx' },
  outdir: folder,
  entryNames: 'page',
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  conditions: ['source'],
  loader: { '.woff2': 'empty', '.ttf': 'empty' },
  logLevel: 'error',
})
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Crop</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><body><main id="root"></main><script type="module" src="/page.js"></script>`,
)
const served = await serveFolder(folder)
test.after(() => {
  served.close()
  rmSync(folder, { recursive: true })
})

const phone = await phonePhoto()
/** The same, small and upright. */
const photo: Picture = { ...phone, buffer: await sharp(phone.buffer).autoOrient().resize(600).jpeg().toBuffer() }
const page = await (await openBrowser()).newPage({ hasTouch: true })
page.setDefaultTimeout(TIMEOUT_MS)

type Shown = { aspect?: number; whole?: boolean; rtl?: boolean; width?: number; dark?: boolean }

/** Opens the page and chooses a file. */
async function choose(picture: Picture, { width = 1280, dark = false, ...props }: Shown = {}) {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await page.goto(`${served.origin}/?${encodeURIComponent(JSON.stringify({ aspect: 1, ...props }))}`)
  await page.getByLabel('Picture').setInputFiles(picture)
}

const frame = () => page.getByRole('application', { name: 'The part of the picture that is shown' })
const zoom = () => page.getByRole('slider', { name: 'Size' })

const boxOf = async () => {
  const box = await frame().boundingBox()
  assert.ok(box)
  const at = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height })
  return { ...box, at }
}

/** Where the picture is, in frames. */
const placed = () =>
  frame()
    .locator('img')
    .evaluate((image) => {
      const frame = (image.parentElement as HTMLElement).getBoundingClientRect()
      const { x, y, width, height } = image.getBoundingClientRect()
      const share = (value: number, whole: number) => value / whole
      return {
        left: share(x - frame.x, frame.width),
        top: share(y - frame.y, frame.height),
        width: share(width, frame.width),
        height: share(height, frame.height),
      }
    })

/** Where the picture is, to a hundredth of the frame: browsers place it on whole pixels. */
async function isPlaced(expected: Partial<Awaited<ReturnType<typeof placed>>>, what?: string) {
  let wrong: string[] = []
  // The browser hands over the last move of a finger with the next frame.
  await eventually(async () => {
    const found = await placed()
    wrong = Object.entries(expected).flatMap(([side, share]) => {
      const is = found[side as keyof typeof found]
      return Math.abs(is - share) < 0.01 ? [] : [`${what ?? ''} ${side} is ${is}, not ${share}`]
    })
    return wrong.length === 0
  })
  assertNone(wrong)
}

/** Takes the part, and reads the file that the form has from then on. */
async function taken() {
  await page.getByRole('button', { name: 'Use this part' }).click()
  await frame().waitFor({ state: 'detached' })
  const { type, name, bytes } = await page.evaluate(async () => {
    const file = new FormData(document.querySelector('form') as HTMLFormElement).get('picture') as File
    return { type: file.type, name: file.name, bytes: [...new Uint8Array(await file.arrayBuffer())] }
  })
  const { data, info } = await sharp(Buffer.from(bytes)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const at = 4 * (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1)))
    const [red = 0, , blue = 0, alpha = 0] = data.subarray(at, at + 4)
    return alpha < 128 ? 'empty' : red > blue ? 'red' : 'blue'
  }
  return { type, name, width: info.width, height: info.height, colourAt, bytes: bytes.length }
}

async function drag(from: [number, number], to: [number, number]) {
  const { at } = await boxOf()
  await page.mouse.move(at(...from).x, at(...from).y)
  await page.mouse.down()
  await page.mouse.move(at(...to).x, at(...to).y, { steps: 4 })
  await page.mouse.up()
}

test('a photo of a phone is upright, and its middle is the part at first', async () => {
  await choose(phone)
  await frame().waitFor()
  await isPlaced({ left: 0, top: -1 / 6, width: 1, height: 4 / 3 })
  const part = await taken()
  assert.equal([part.width, part.height, part.type], [1024, 1024, 'image/webp'])
  assert.is(part.name.replace(/\.\w+$/, '.webp'), part.name)
  assert.equal([part.colourAt(0.5, 0.02), part.colourAt(0.5, 0.98)], ['red', 'blue'])
  assert.equal(await page.evaluate('window.pictures.map((file) => file && file.type)'), ['image/webp'])
})

test('a mouse drags the picture as far as the frame stays full, and a click moves its point into the middle', async () => {
  await choose(photo)
  await frame().waitFor()
  await drag([0.5, 0.75], [0.5, 0.9])
  await isPlaced({ left: 0, top: -1 / 60, width: 1, height: 4 / 3 })
  await drag([0.2, 0.1], [0.9, 0.9])
  await isPlaced({ top: 0 }, 'its upper edge')
  const { at } = await boxOf()
  await page.mouse.click(at(0.5, 0.6).x, at(0.5, 0.6).y)
  await isPlaced({ top: -0.1 }, 'what was clicked is in the middle')
  await drag([0.5, 0.9], [0.5, 0])
  const part = await taken()
  assert.equal([part.colourAt(0.5, 0.2), part.colourAt(0.5, 0.5)], ['red', 'blue'])
})

test('a wheel makes the part under the mouse larger', async () => {
  await choose(photo)
  await frame().waitFor()
  const { at } = await boxOf()
  await page.mouse.move(at(1, 0.5).x - 2, at(1, 0.5).y)
  await page.mouse.wheel(0, -347)
  await page.waitForFunction(() => (document.querySelector('.crop-frame img')?.clientWidth ?? 0) > 700)
  const { left, width } = await placed()
  assert.is(Math.round(10 * (width + left)), 10, 'the right edge stays at the right edge')
  assert.is(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTop), 0)
})

test('two fingers make it larger, one moves it', async () => {
  await choose(photo, { width: 360 })
  await frame().waitFor()
  const { at } = await boxOf()
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...at(...point), id })) })
  await touch('touchStart', [0.4, 0.5], [0.6, 0.5])
  await touch('touchMove', [0.35, 0.5], [0.65, 0.5])
  await touch('touchMove', [0.3, 0.5], [0.7, 0.5])
  await touch('touchEnd')
  await isPlaced({ left: -0.5, width: 2 })
  await touch('touchStart', [0.5, 0.5])
  await touch('touchMove', [0.6, 0.5])
  await touch('touchMove', [0.7, 0.5])
  await touch('touchEnd')
  await isPlaced({ left: -0.3, width: 2 })
  assert.is(await page.evaluate('document.documentElement.scrollWidth'), 360)
  const part = await taken()
  assert.equal([part.width, part.height], [300, 300], 'half of the photo, and no pixel more')
})

test('keys move it and change its size, and say where it is', async () => {
  await choose(photo)
  await frame().waitFor()
  await frame().focus()
  await page.keyboard.press('ArrowDown')
  await isPlaced({ top: 0.05 - 1 / 6 })
  await page.keyboard.press('Shift+ArrowUp')
  await isPlaced({ top: 0.04 - 1 / 6 })
  for (let times = 0; times < 3; times++) await page.keyboard.press('+')
  await page.keyboard.press('-')
  await isPlaced({ width: 1.21 })
  await page.keyboard.press('ArrowLeft')
  const status = await page.getByRole('status').filter({ hasText: 'Size' }).textContent()
  assert.match(status ?? '', /^Size 121 %\. In the middle is the point 54 % from the left/)
  await zoom().focus()
  await page.keyboard.press('End')
  await isPlaced({ width: 5 })
  await page.keyboard.press('Home')
  await isPlaced({ width: 1 })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await frame().waitFor({ state: 'detached' })
  assert.is(await page.evaluate(`document.querySelector('input[type=file]').files.length`), 1)
})

test('a logo may stay whole: what it has not is empty', async () => {
  const input = await sharp({ create: { width: 400, height: 80, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  await choose({ name: 'logo.png', mimeType: 'image/png', buffer: input }, { whole: true })
  await frame().waitFor()
  await isPlaced({ left: 0, top: 0.4, width: 1, height: 0.2 })
  const part = await taken()
  assert.equal([part.width, part.height], [400, 400], 'not larger than the file')
  assert.equal([part.colourAt(0.5, 0.1), part.colourAt(0.02, 0.5), part.colourAt(0.5, 0.9)], ['empty', 'blue', 'empty'])
})

test('who cancels has chosen nothing, and can choose the same file again', async () => {
  await choose(photo)
  await frame().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await frame().waitFor({ state: 'detached' })
  assert.is(await page.evaluate(`document.querySelector('input[type=file]').files.length`), 0)
  assert.equal(await page.evaluate('window.pictures'), [null])
  await page.getByLabel('Picture').setInputFiles(photo)
  await frame().waitFor()
})

test('a file that takes long to read does not come in the way of the one that is chosen after it', async () => {
  await choose(photo)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype
    const { promise, resolve } = Promise.withResolvers<void>()
    HTMLImageElement.prototype.decode = function () {
      HTMLImageElement.prototype.decode = decode
      const decoded = promise.then(() => decode.call(this))
      Object.assign(window, {
        release: () => {
          resolve()
          return decoded
        },
      })
      return decoded
    }
  })
  await page.getByLabel('Picture').setInputFiles(phone)
  await page.getByLabel('Picture').setInputFiles(photo)
  await frame().waitFor()
  const shown = () =>
    frame()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  assert.is(await shown(), 600)
  await page.evaluate('release()')
  await page.evaluate(whenRendered, 2)
  assert.is(await shown(), 600)
})

test('a file that is no photo, an SVG and one of too many pixels or too long are refused with the reason', async () => {
  const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await choose(text)
  await page.getByText('This file is not a picture').waitFor()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await page.getByLabel('Picture').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg })
  await page.getByText('This file is not a picture').waitFor()
  const [width, height] = [8_000, 5_100]
  // In grey, which is written and read faster.
  const large = sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
  const buffer = await large.png({ compressionLevel: 1 }).toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer })
  await page.getByText('more than 40 megapixels').waitFor()
  const long = await sharp({ create: { width: 1, height: 30_001, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'long.png', mimeType: 'image/png', buffer: long })
  await page.getByText('more than 30,000 pixels on one side').waitFor()
  assert.is(await page.evaluate(`document.querySelector('input[type=file]').files.length`), 0)
  assert.is(await frame().count(), 0)
})

test('it fits and is accessible on a phone and on a desk, in both directions and themes', async () => {
  for (const shown of [
    { width: 360, rtl: true, dark: true },
    { width: 1280, aspect: 16 / 9 },
  ]) {
    await choose(photo, shown)
    await frame().waitFor()
    const { x, width, height } = await boxOf()
    assert.is(Math.round((100 * width) / height), Math.round(100 * (shown.aspect ?? 1)))
    assert.ok(x >= 0 && x + width <= shown.width, 'not wider than the window')
    assert.equal(await axe(page), [])
    await drag([0.5, 0.5], [0.5, 0.7])
    await isPlaced({ left: 0 })
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/crop-${shown.width}.png` })
  }
})

test.run()
