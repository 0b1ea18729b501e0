import type { Column } from '@my-school/ui-kit'
import { texts } from '#messages'

type Named = { name: string; fatherName: string }

/** The columns of a list of former students that say who they are. */
export const nameColumns = (): Column<Named>[] => {
  const { students } = texts()
  return [
    {
      key: 'name',
      header: students.name,
      narrow: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
      sortBy: ({ name }) => name,
    },
    {
      key: 'fatherName',
      header: students.fatherName,
      cell: ({ fatherName }) => fatherName,
      sortBy: ({ fatherName }) => fatherName,
    },
  ]
}
