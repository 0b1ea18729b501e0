import { Photo } from '../photo/index.ts'
import type { Column } from './columns.ts'

/** The rows, numbered through all pages. */
export const numberColumn = (header: string): Column<unknown> => ({
  key: 'number',
  header,
  narrow: 'hide',
  cell: (_row, index) => index + 1,
})

/** A small portrait. The name stands beside it, so the picture itself is decoration. */
export const photoColumn = (header: string): Column<{ photoSrc?: string | null }> => ({
  key: 'photo',
  header,
  narrow: 'photo',
  width: '4.5rem',
  cell: ({ photoSrc }) => <Photo src={photoSrc} alt="" fallback="person" width={48} height={48} />,
})
