/** The page that bench/data-table.ts opens: renders, sorts, and measures the time. */
import { type Column, DataTable } from '@my-school/ui-kit/data-table'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

interface Person {
  id: string
  name: string
  fatherName: string
  className: number
}

const first = 'Ayesha Bilal Chen Dania Émile Fatima Greta Hassan Iqra Jamal'.split(' ')
const family = 'Khan Malik Qureshi Okafor Siddiqui Lind Raza Haddad'.split(' ')
const people: Person[] = Array.from({ length: 10_000 }, (_, index) => {
  const mixed = (index * 7919) % 10_000
  return {
    id: String(index),
    name: `${first[mixed % 10]} ${family[mixed % 8]} ${mixed}`,
    fatherName: `${first[(mixed * 3) % 10]} ${family[mixed % 8]}`,
    className: (mixed % 10) + 1,
  }
})

const columns: Column<Person>[] = [
  { key: 'number', header: 'No.', cell: (_person, index) => index + 1 },
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, narrow: 'title' },
  { key: 'fatherName', header: 'Father', cell: ({ fatherName }) => fatherName },
  { key: 'class', header: 'Class', cell: ({ className }) => className, sortBy: ({ className }) => className },
]

const bare = (
  <table>
    <tbody>
      {people.slice(0, 50).map(({ id, name, fatherName, className }, index) => (
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
    await take('floor: sort of 10,000 names', () => void people.toSorted((a, b) => collator.compare(a.name, b.name)))
    await take('floor: sort of 10,000 numbers', () => void people.toSorted((a, b) => a.className - b.className))
    const table = <DataTable caption="Students" columns={columns} rows={people} rowKey={({ id }) => id} />
    const leave = await render('first paint, 10,000 rows', table)
    await take('sort by a text', () => press('name'))
    await take('sort by a number', () => press('class'))
    leave()
  }
  return figures
}

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
