import * as assert from 'uvu/assert'
import { KitProvider } from '../../ui-kit/kit-provider/index.ts'
import { StudentTable } from '../../ui-kit/student-table/student-table.tsx'
import { click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const students = [
  { id: '1', name: 'Ayesha Khan', fatherName: 'Bilal Khan', grade: '10', photoSrc: '/1.jpg' },
  { id: '2', name: 'Chen Lind', fatherName: 'Peter Lind', grade: '2' },
]

conforms(StudentTable, { students }, { root: 'DIV' })
conforms(
  StudentTable,
  { students: students.map((one, index) => ({ ...one, report: index ? 'Good' : undefined })), showsReport: true },
  { state: 'with reports', root: 'DIV' },
)

const headers = (root: HTMLElement) => [...root.querySelectorAll('thead th')].map((header) => header.textContent)

test('the columns', () => {
  assert.equal(headers(render(<StudentTable students={students} numbered rowActions={() => 'Details'} />).root), [
    'No.',
    'Photo',
    'Name',
    "Father's name",
    'Class',
    'Actions',
  ])
  assert.equal(headers(render(<StudentTable students={students} />).root), ['Photo', 'Name', "Father's name", 'Class'])
})

test('a column with each report, or a text where there is none, which sorts first', async () => {
  const reports = students.map((student, at) => ({ ...student, report: at === 0 ? 'Good' : null }))
  const { root } = render(<StudentTable students={reports} showsReport noReportText="Still missing" />)
  const cells = () => [...root.querySelectorAll('tbody [data-column="report"]')].map((cell) => cell.textContent)
  assert.is(headers(root).at(-1), 'Report')
  assert.equal(cells(), ['Good', 'Still missing'])
  await click(root.querySelector('thead [data-column="report"] button') as Element)
  assert.equal(cells(), ['Still missing', 'Good'])
})

test('without a photo: a drawing of a person; a portrait beside a name is decoration', () => {
  const { root } = render(<StudentTable students={students} />)
  const [first, second] = [...root.querySelectorAll('tbody [data-column="photo"]')]
  assert.is(first?.querySelector('img')?.getAttribute('alt'), '')
  assert.ok(second?.querySelector('svg'))
})

test('without students: says so', () => {
  assert.is(render(<StudentTable students={[]} />).root.querySelector('tbody')?.textContent, 'No students')
})

test('actions get the student', () => {
  const { root } = render(<StudentTable students={students} rowActions={({ name }) => `Details of ${name}`} />)
  assert.is(root.querySelector('tbody [data-column="actions"]')?.textContent, 'Details of Ayesha Khan')
})

test('rows keep the fields of the caller, and columns can be added, moved and left out', () => {
  const onBus = students.map((student, at) => ({ ...student, id: at, bus: `Bus ${at}` }))
  const { root } = render(
    <StudentTable
      students={onBus}
      rowActions={({ bus }) => bus}
      columns={(own) => [
        { key: 'bus', header: 'Bus', cell: ({ bus }) => bus },
        ...own.filter(({ key }) => key !== 'photo').map((column) => ({ ...column, align: 'end' as const })),
      ]}
    />,
  )
  assert.equal(headers(root), ['Bus', 'Name', "Father's name", 'Class', 'Actions'])
  assert.is(root.querySelector('tbody tr')?.textContent, 'Bus 0Ayesha KhanBilal Khan10Bus 0')
  assert.is(root.querySelector('tbody [data-column=class]')?.getAttribute('data-align'), 'end')
})

test('the texts come from the KitProvider, and props come first', () => {
  const messages = {
    studentTable: { caption: 'Õpilased', empty: 'Ei ole', nameHeader: 'Nimi' },
    dataTable: { actionsHeader: 'Tegevused' },
  }
  const { root } = render(
    <KitProvider messages={messages}>
      <StudentTable students={[]} gradeHeader="Klass" rowActions={() => ''} />
    </KitProvider>,
  )
  assert.is(root.querySelector('caption')?.textContent, 'Õpilased')
  assert.is(root.querySelector('tbody')?.textContent, 'Ei ole')
  assert.equal(headers(root), ['Photo', 'Nimi', "Father's name", 'Klass', 'Tegevused'])
})

test.run()
