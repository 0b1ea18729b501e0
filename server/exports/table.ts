/** A column of an exported list. */
export type Column<Row> = { heading: string; value: (row: Row) => string }

/** A list to export. It is read in pages, so that it is never held as a whole. */
export type Table<Row> = {
  columns: readonly Column<Row>[]
  pages: () => AsyncIterable<readonly Row[]>
}

/** One row as its cells. */
export const cellsOf = <Row>({ columns }: Table<Row>, row: Row): string[] => columns.map(({ value }) => value(row))

export const headingsOf = <Row>({ columns }: Table<Row>): string[] => columns.map(({ heading }) => heading)
