'use client'

import { Photo } from '../photo/photo.tsx'
import type { Column } from './columns.ts'

/** A column that numbers the rows over all pages. */
export const numberColumn = (header: string, locale: string): Column<unknown> => ({
  key: 'number',
  header,
  narrow: 'hide',
  // Without marks of thousands: it is a name, not an amount. In a list, since a text would be isolated as one that people
  // have typed.
  cell: (_row, index) => [(index + 1).toLocaleString(locale, { useGrouping: false })],
})

/** A column with a small portrait. The name is in another column, so the picture is decoration. */
export const photoColumn = (header: string): Column<{ photoSrc?: string | null }> => ({
  key: 'photo',
  header,
  narrow: 'photo',
  width: 'calc(4.5 * var(--kit-rem))',
  cell: ({ photoSrc }) => <Photo src={photoSrc} alt="" fallback="person" width={48} height={48} />,
})

/** A column with a text of the record, which it can be sorted by. */
export const textColumn = <Field extends string>(
  field: Field,
  header: string,
  narrow?: Column<unknown>['narrow'],
): Column<Record<Field, string>> => ({
  key: field,
  header,
  narrow,
  cell: (row) => row[field],
  sortBy: (row) => row[field],
})
