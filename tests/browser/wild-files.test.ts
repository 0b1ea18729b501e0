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

test.run()
