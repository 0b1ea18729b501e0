// Drop, paste and FormData: the stories' play functions.
import * as assert from 'uvu/assert'
import { FileField, type FileFieldProps } from '../../ui-kit/file-field/file-field.tsx'
import { act, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

const file = (name: string, bytes = 10, type = '') => new File([new Uint8Array(bytes)], name, { type })
const choose = (input: HTMLInputElement | null, ...files: File[]) =>
  act(async () => {
    Object.defineProperty(input, 'files', { configurable: true, writable: true, value: files })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })

behavesAsField(FileField, {}, { control: 'input' })
conforms(
  FileField,
  { label: 'Papers', name: 'papers', multiple: true, progress: { value: 0.5, label: 'Sending' } },
  {
    state: 'with files',
    root: 'DIV',
    control: 'INPUT',
    reach: (root) => choose(root.querySelector('input'), file('a'), file('a')),
  },
)

function field(props: Partial<FileFieldProps> = {}) {
  const events: [taken: string[], refused: string[]][] = []
  const { root } = render(
    <FileField
      label="Papers"
      name="papers"
      onFilesChange={({ files, refused }) =>
        events.push([files.map(({ name }) => name), refused.map(({ file, reason }) => `${file.name}: ${reason}`)])
      }
      {...props}
    />,
  )
  return {
    events,
    choose: (...files: File[]) => choose(root.querySelector('input'), ...files),
    listed: () => [...root.querySelectorAll('[data-part=file] bdi')].map((name) => name.textContent),
    rows: () =>
      [...root.querySelectorAll('[data-part=file]')].map((row) => [
        row.textContent,
        row.querySelector('button')?.getAttribute('aria-label'),
      ]),
    error: () => root.querySelector('[data-part=error]'),
  }
}

test('takes several files; each that it refuses is named with the reason, at once', async () => {
  const it = field({ multiple: true, accept: '.csv,image/*', maxBytes: 1024 ** 2 })
  await it.choose(
    file('A.CSV'),
    file('b.png', 10, 'image/png'),
    file('c.pdf', 10, 'application/pdf'),
    file('d.csv', 2 ** 21),
    file('e.bin', 10, 'model/image/png'),
    file('f.csv copy.exe', 10, 'application/x-msdownload'),
  )
  const refused = [
    'c.pdf: This kind of file is not taken. Choose .csv, image/*',
    'd.csv: It is larger than 1 MB',
    'e.bin: This kind of file is not taken. Choose .csv, image/*',
    'f.csv copy.exe: This kind of file is not taken. Choose .csv, image/*',
  ]
  assert.equal(it.events, [[['A.CSV', 'b.png'], refused]])
  assert.equal(it.listed(), ['A.CSV', 'b.png'])
  assert.is(it.error()?.parentElement?.getAttribute('role'), 'alert')
  assert.equal(
    it
      .error()
      ?.textContent?.replace(/[\u2068\u2069]/g, '')
      .split('\n'),
    refused,
  )
})

test('files of one name are told apart by their sizes, in the list and in the names of their buttons', async () => {
  const it = field({ multiple: true })
  await it.choose(file('a.csv', 10), file('a.csv', 2500), file('a.csv', 3 * 10 ** 6), file('b.csv'))
  assert.equal(it.rows(), [
    ['a.csv 10 byte', 'Remove \u2068a.csv\u2069 10 byte'],
    ['a.csv 2.5 kB', 'Remove \u2068a.csv\u2069 2.5 kB'],
    ['a.csv 3 MB', 'Remove \u2068a.csv\u2069 3 MB'],
    ['b.csv ', 'Remove b.csv'],
  ])
})

test('where one file is taken, several are refused, all of them', async () => {
  const it = field()
  await it.choose(file('a.csv'), file('b.csv'))
  assert.equal(it.listed(), [])
  assert.match(it.error()?.textContent ?? '', /a\.csv.+Only one file is taken[\s\S]+b\.csv/)
})

test('with an empty list it keeps none of the files that it tells of', async () => {
  const it = field({ files: [] })
  await it.choose(file('a.csv'))
  assert.equal([it.events, it.listed()], [[[['a.csv'], []]], []])
})

test.run()
