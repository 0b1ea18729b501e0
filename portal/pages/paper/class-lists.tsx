import type { CSSProperties } from 'react'
import type { ListedStudent } from '#contract/operations'
import { texts } from '#messages'
import { PaperSchool } from '../../layout/paper-school.tsx'
import { MOST_COLUMNS } from './paper-query.ts'
import { PrintShown } from './print-bar.tsx'
import { Sheets } from './sheets.tsx'
import { classesOf } from './use-people.ts'

/** More empty columns are too narrow for a heading in one line. */
const WIDE_COLUMNS = 7

type Props = {
  students: readonly ListedStudent[]
  /** How many empty columns there are at least. */
  columns: number
  /** Their headings, separated by commas, also those of Arabic letters. */
  headings: string
}

/** A list of each class, with empty columns to write in. The heading is repeated on each sheet. */
export function ClassLists({ students, columns, headings }: Props) {
  const text = texts().paper.classList
  const { inDigits, paper: strings } = texts()
  const classes = classesOf(students)
  const written = headings.trim() ? headings.split(/[,،]/).map((heading) => heading.trim()) : []
  const count = Math.min(Math.max(columns, written.length), MOST_COLUMNS)
  const empty = Array.from({ length: count }, (_, index) => written[index] ?? '')
  return (
    <>
      <PrintShown amount={strings.paper.amount({ number: classes.length, what: 'lists' })} />
      <Sheets
        sheets={classes.map(({ grade, students }) => (
          // It may be wider than the window of a phone: with the focus, the arrow keys scroll it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          <div key={grade} className="class-list" tabIndex={0}>
            <table data-narrow={count > WIDE_COLUMNS || undefined} style={{ '--columns': count } as CSSProperties}>
              <colgroup>
                <col />
                <col />
                <col />
                {count > 0 && <col span={count} />}
              </colgroup>
              <thead>
                <tr>
                  <th colSpan={3 + count} scope="colgroup">
                    <div className="class-list-head">
                      <span>
                        <b>{strings.paper.grades({ grade })}</b> {text.students({ number: students.length })}
                      </span>
                      <PaperSchool />
                    </div>
                  </th>
                </tr>
                <tr>
                  <th scope="col">{text.number}</th>
                  <th scope="col">{text.rollNumber}</th>
                  <th scope="col">{text.name}</th>
                  {empty.map((heading, index) =>
                    heading ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                      <th key={index} scope="col">
                        <bdi>{heading}</bdi>
                      </th>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                      <td key={index} />
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {students.map(({ _id, name, rollNumber }, index) => (
                  <tr key={_id}>
                    <td>{inDigits(index + 1)}</td>
                    <td>
                      <bdi>{rollNumber}</bdi>
                    </td>
                    <th scope="row">
                      <bdi>{name}</bdi>
                    </th>
                    {empty.map((_, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                      <td key={column} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      />
    </>
  )
}
