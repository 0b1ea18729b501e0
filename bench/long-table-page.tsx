/** The page that bench/long-table.ts opens: shows 5,000 rows on one page, and measures the time. */
import { DataTable, StudentTable } from '@my-school/ui-kit'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, people } from './tools/people.ts'

const ROWS = 5000
const rows = people(ROWS)
const students = rows.map(({ className, ...row }) => ({ ...row, grade: String(className) }))

const html = `<table><thead><tr><th>No.</th><th>Name</th><th>Father</th><th>Class</th></tr></thead><tbody>${rows
  .map(
    ({ name, fatherName, className }, index) =>
      `<tr><td>${index + 1}</td><th scope="row">${name}</th><td>${fatherName}</td><td>${className}</td></tr>`,
  )
  .join('')}</tbody></table>`

const table = <DataTable caption="Students" columns={columns} rows={rows} rowKey={({ id }) => id} pageSize={ROWS} />
const withPhotos = (
  <StudentTable numbered students={students} pageSize={ROWS} rowActions={({ name }) => <a href="#details">{name}</a>} />
)

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Milliseconds until the first rows are painted, and until all rows are. */
export async function measure(what: 'floor' | 'table' | 'students'): Promise<{ first: number; all: number }> {
  const element = document.getElementById('root') as HTMLElement
  const start = performance.now()
  if (what === 'floor') element.innerHTML = html
  else {
    const root = createRoot(element)
    flushSync(() => root.render(what === 'table' ? table : withPhotos))
  }
  await painted()
  const first = performance.now() - start
  while (element.querySelectorAll('tbody tr').length < ROWS) await painted()
  await painted()
  return { first, all: performance.now() - start }
}
