import * as assert from 'uvu/assert'
import { PhotoField, type PhotoFieldProps } from '../../ui-kit/photo-field/photo-field.tsx'
import { act, render, settle } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(PhotoField, {}, { control: 'input' })

const current = { src: '/photo.jpg', alt: 'Amina' }
conforms(
  PhotoField,
  { label: 'Photo', name: 'photo', current },
  { state: 'with a photo', root: 'DIV', control: 'INPUT' },
)
conforms(
  PhotoField,
  { label: 'Photo', name: 'photo' },
  {
    state: 'with a chosen photo',
    root: 'DIV',
    control: 'INPUT',
    reach: (root) => choose(root.querySelector('input'), photo()),
  },
)

/** Object URLs that are not revoked yet. */
const openUrls = new Set<string>()
let created = 0
URL.createObjectURL = () => {
  const url = `blob:photo-${++created}`
  openUrls.add(url)
  return url
}
URL.revokeObjectURL = (url) => void openUrls.delete(url)

test.before.each(() => openUrls.clear())

const choose = (input: HTMLInputElement | null, file: File) =>
  act(async () => {
    // As in a browser: without its value the control has no file.
    let files = [file]
    Object.defineProperties(input, {
      files: { configurable: true, get: () => files },
      value: {
        configurable: true,
        set: () => {
          files = []
        },
      },
    })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })

function photoField(props: Partial<PhotoFieldProps> = {}) {
  const events: { file: string | undefined; error?: string }[] = []
  const view = render(
    <form>
      <PhotoField
        label="Photo"
        name="photo"
        onPhotoChange={({ file, error }) => events.push({ file: file?.name, error })}
        {...props}
      />
    </form>,
  )
  const find = <E extends Element>(selector: string) => view.container.querySelector<E>(selector)
  const input = find<HTMLInputElement>('input') as HTMLInputElement
  return {
    ...view,
    events,
    find,
    choose: (file: File) => choose(input, file),
    src: () => find('[data-part=photo]')?.getAttribute('src'),
  }
}

const photo = (name = 'amina.jpg', type = 'image/jpeg', bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

test('an object URL is revoked with its photo, and with the field', async () => {
  const field = photoField()
  await field.choose(photo('one.jpg'))
  await field.choose(photo('two.jpg'))
  assert.is(openUrls.size, 1)
  field.unmount()
  assert.is(openUrls.size, 0)
})

for (const [what, file, message] of [
  ['an SVG, which can carry script', photo('x.svg', 'image/svg+xml'), /not a photo/],
  ['an empty file', photo('empty.jpg', 'image/jpeg', 0), /not a photo/],
  ['a HEIC photo', photo('IMG_1.HEIC', 'image/heic'), /HEIC photo.*Most Compatible/],
  ['a HEIC photo of which the system knows no type', photo('IMG_1.HEIC', ''), /HEIC photo/],
] as const) {
  test(`${what} is rejected at once`, async () => {
    const field = photoField({ current })
    await field.choose(file)
    assert.match(field.find('[data-part=error]')?.textContent ?? '', message)
    assert.ok(field.find('[role=alert] > [data-part=error]'))
    assert.is(field.src(), '/photo.jpg', 'the current photo stays')
    assert.is(field.events[0]?.file, undefined)
    assert.match(field.events[0]?.error ?? '', message)
  })
}

test('a HEIC photo with the name of a JPEG is named as what it is when the browser cannot show it', async () => {
  const field = photoField()
  await field.choose(new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.jpg', { type: 'image/jpeg' }))
  await act(async () => void field.find('[data-part=photo]')?.dispatchEvent(new Event('error')))
  // Its first bytes are read.
  while (!field.find('[data-part=error]')) await settle()
  assert.match(field.find('[data-part=error]')?.textContent ?? '', /HEIC photo/)
})

test('a current photo that fails to load is not an error of the field', async () => {
  const field = photoField({ current })
  await act(async () => void field.find('[data-part=photo]')?.dispatchEvent(new Event('error')))
  assert.not.ok(field.find('[data-part=error]'))
})

test('a reset of the form removes the choice', async () => {
  const field = photoField({ current })
  await field.choose(photo())
  await act(async () => (field.container.querySelector('form') as HTMLFormElement).reset())
  await settle()
  assert.is(field.src(), '/photo.jpg')
})

test.run()
