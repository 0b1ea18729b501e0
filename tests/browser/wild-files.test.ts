// needs: package, chromium
/** Files that people choose again, drop and paste, in the packed kit. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, rendered } from './packed-kit.ts'

const kit = await openPackedKit()
const { page } = kit
const folder = mkdtempSync(join(tmpdir(), 'wild-files-'))
test.after(async () => {
  rmSync(folder, { recursive: true })
  await kit.close()
})

/** A PNG of one pixel; what follows its end is not shown. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A file on the disk, as a person corrects it and chooses it again. */
const onDisk = (name: string, version: string) => {
  writeFileSync(join(folder, name), Buffer.concat([PIXEL, Buffer.from(version.padStart(9, '\n'))]))
  return join(folder, name)
}
/** `held` is the file of the page: that of the event of the field. */
const FIELDS = {
  FileField: ['onFilesChange', 'event.files[0]', 'fileschange'],
  PhotoField: ['onPhotoChange', 'event.file', 'photochange'],
} as const
const shows = Object.entries(FIELDS).flatMap(([name, [prop, file, type]]) => {
  const tag = `kit-${name.replace(/(?!^)[A-Z]/, (letter) => `-${letter}`).toLowerCase()}`
  return [
    [
      name,
      () =>
        kit.react(`window.told = 0
          const App = () => <form id="form"><kit.${name} label="Field" name="field"
            ${prop}={(event) => { window.held = ${file}; window.told++ }} /></form>`),
    ],
    [
      tag,
      () =>
        kit.elements(
          `<form id="form"><${tag} id="field" label="Field" name="field"></${tag}></form>`,
          `window.told = 0; field.addEventListener('${type}', ({ detail: event }) => { window.held = ${file}; window.told++ })`,
        ),
    ],
  ] as const
})

for (const [name, show] of shows)
  test(`a file that was corrected and chosen again takes the place of the one before (${name})`, async () => {
    await show()
    const control = page.locator('input[type=file]')
    const shown = () => page.locator('img').evaluateAll(([photo]) => (photo as HTMLImageElement)?.src)
    const pictures = []
    for (const version of ['first', 'corrected']) {
      await control.setInputFiles(onDisk('a.png', version))
      await rendered(page)
      const read = `[held, new FormData(form).get('field')].map((file) => file.text().then((text) => text.slice(-9)))`
      const expected = [version, version].map((text) => text.padStart(9, '\n'))
      assert.equal(
        await page.evaluate(`Promise.all(${read})`),
        expected,
        'the page and the form have what is on the disk',
      )
      pictures.push(await shown())
    }
    if (/photo/i.test(name)) assert.is.not(pictures[0], pictures[1], 'the new photo is shown')
    // A dialog that is closed without a choice.
    await control.dispatchEvent('cancel', { bubbles: true })
    assert.is(await page.evaluate('told'), 2, 'a choice that is given up changes nothing')
    assert.equal(kit.lines, [])
  })

const NONE = {
  FileField: 'There was no file in it. Choose one from this device',
  PhotoField: 'There was no photo in it. Choose one from this device',
}

for (const [name, show] of shows)
  test(`a picture that is copied or dragged from a page is taken, and what has no file is not ignored (${name})`, async () => {
    await show()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const control = page.locator('input[type=file]')
    const alert = page.getByRole('alert')
    const none = /photo/i.test(name) ? NONE.PhotoField : NONE.FileField
    const paste = async (...kinds: string[]) => {
      await page.evaluate(
        ([base64, kinds]) => {
          const content = {
            'image/png': Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
            'text/html': '<img src="https://a.example/a.png">',
            'text/plain': '1\t2',
          }
          const items = kinds.map((type) => [type, new Blob([content[type as keyof typeof content]], { type })])
          return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(items))])
        },
        [PIXEL.toString('base64'), kinds] as const,
      )
      await control.press('Control+V')
      await rendered(page)
    }
    const told = () => page.evaluate('told')
    await paste('image/png', 'text/html', 'text/plain')
    assert.equal([await told(), await alert.textContent()], [0, none], 'cells of a spreadsheet')
    await paste('image/png', 'text/html')
    assert.equal([await told(), await alert.textContent()], [1, ''], 'a copied picture is taken, and the error is gone')
    await paste('text/plain')
    assert.equal([await told(), await alert.textContent()], [1, none], 'a text')

    await page.evaluate((base64) => {
      const picture = new Image(40, 40)
      picture.id = 'picture'
      picture.src = `data:image/png;base64,${base64}`
      document.body.prepend(picture)
      return picture.decode()
    }, PIXEL.toString('base64'))
    const place = page.locator('.kit-drop > [data-part="control"]')
    await page.locator('#picture').dragTo(place)
    // It may be fetched.
    await page.waitForFunction('told === 2')
    await rendered(page)
    assert.is(await alert.textContent(), '', 'a dragged picture is taken')
    assert.is(await page.evaluate(`new FormData(form).get('field').type`), 'image/png')
    assert.equal(kit.lines, [])
  })

test('a PhotoField into which two photos are dropped takes none and says so', async () => {
  await shows.find(([name]) => name === 'PhotoField')?.[1]()
  const paths = ['a.png', 'b.png'].map((name) => onDisk(name, name))
  const box = await page.locator('.kit-drop > [data-part="control"]').boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: paths, dragOperationsMask: 1 },
    })
  await browser.detach()
  await rendered(page)
  assert.is(await page.getByRole('alert').textContent(), 'Only one photo is taken. Choose one')
  assert.equal(await page.evaluate(`[held, new FormData(form).get('field').name]`), [null, ''])
})

test.run()
