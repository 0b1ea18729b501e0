/** The page that bench/data-table.ts opens: renders, sorts, and measures the time. */
import { DataTable } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, people } from './tools/people.ts'

const rows = people(10_000)

const bare = (
  <table>
    <tbody>
      {rows.slice(0, 50).map(({ id, name, fatherName, className }, index) => (
        <tr key={id}>
          <td>{index + 1}</td>
          <th scope="row">{name}</th>
          <td>{fatherName}</td>
          <td>{className}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const collator = new Intl.Collator()

/** Milliseconds for each thing measured, run by run. */
export async function measure(runs: number): Promise<Record<string, number[]>> {
  const figures: Record<string, number[]> = {}
  const take = async (what: string, run: () => void) => {
    const start = performance.now()
    flushSync(run)
    const spent = performance.now() - start
    figures[what] = [...(figures[what] ?? []), spent]
    await painted()
  }
  const press = (column: string) => document.querySelector<HTMLElement>(`th[data-column="${column}"] button`)?.click()
  const render = async (what: string, ui: ReactNode) => {
    const element = document.getElementById('root')?.appendChild(document.createElement('div')) as HTMLElement
    const root = createRoot(element)
    await take(what, () => root.render(ui))
    return () => {
      root.unmount()
      element.remove()
    }
  }

  for (let run = 0; run < runs; run++) {
    const leaveBare = await render('floor: bare table of 50 rows', bare)
    leaveBare()
    await take('floor: sort of 10,000 names', () => void rows.toSorted((a, b) => collator.compare(a.name, b.name)))
    await take('floor: sort of 10,000 numbers', () => void rows.toSorted((a, b) => a.className - b.className))
    const table = <DataTable caption="Students" columns={columns} rows={rows} rowKey={({ id }) => id} />
    const leave = await render('first paint, 10,000 rows', table)
    await take('sort by a text', () => press('name'))
    await take('sort by a number', () => press('class'))
    leave()
  }
  return figures
}

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
