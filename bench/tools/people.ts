import type { Column } from '@my-school/ui-kit'

export interface Person {
  id: string
  name: string
  fatherName: string
  className: number
}

const first = 'Ayesha Bilal Chen Dania Émile Fatima Greta Hassan Iqra Jamal'.split(' ')
const family = 'Khan Malik Qureshi Okafor Siddiqui Lind Raza Haddad'.split(' ')

/** Rows for the benchmarks of tables, in no order. */
export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % count
    return {
      id: String(index),
      name: `${first[mixed % 10]} ${family[mixed % 8]} ${mixed}`,
      fatherName: `${first[(mixed * 3) % 10]} ${family[mixed % 8]}`,
      className: (mixed % 10) + 1,
    }
  })

export const columns: Column<Person>[] = [
  { key: 'number', header: 'No.', cell: (_person, index) => index + 1 },
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, narrow: 'title' },
  { key: 'fatherName', header: 'Father', cell: ({ fatherName }) => fatherName },
  { key: 'class', header: 'Class', cell: ({ className }) => className, sortBy: ({ className }) => className },
]
