import { Badge, Button } from '@my-school/ui-kit'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { schoolText } from '../../layout/school-text.tsx'
import { useSchool } from '../../state/school.ts'
import { ReportsOfStudent, useReports } from '../reports/reports-of-student.tsx'

export type Child = Success<'family'>['children'][number]

type Props = {
  child: Child
  isPrinted: boolean
  onPrint: () => void
  onRemove: () => void
}

/** The id of the section of a child on the page. */
export const sectionOf = ({ _id }: { _id: string }) => `child-${_id}`

/** The address of a child's report of an earlier year, or of the present one. */
const hrefOf =
  ({ _id }: Child) =>
  (year?: string) => {
    const query = new URLSearchParams({ child: _id, ...(year !== undefined && { year }) })
    return `/family?${query}#${sectionOf({ _id })}`
  }

/** One child: the reports as the student reads them, and the notices for the class. */
export function ChildSection({ child, isPrinted, onPrint, onRemove }: Props) {
  const { actions, family: text } = texts()
  const { query } = useUrlQuery()
  const { _id, name, hasReport, hasLeft } = child
  const reports = useReports(_id, query.get('child') === _id ? query.get('year') : null, child)
  const id = sectionOf(child)
  return (
    <section
      className="stack family-child"
      id={id}
      aria-labelledby={`${id}-name`}
      data-printed={isPrinted || undefined}
    >
      <div className="row family-child-head">
        <div>
          <h2 id={`${id}-name`} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          <p>
            {hasLeft ? text.lastClass(child) : text.whose(child)} {hasLeft && <Badge>{text.hasLeft}</Badge>}
            {hasReport && <Badge tone="success">{text.hasReport}</Badge>}
          </p>
        </div>
        <div className="button-row">
          <Button
            variant="quiet"
            size="small"
            aria-label={text.print(child)}
            disabled={!reports.response?.data}
            onClick={onPrint}
          >
            {actions.print}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={actions.of({ action: text.removing.action, name })}
            onClick={onRemove}
          >
            {text.removing.action}
          </Button>
        </div>
      </div>
      <ReportsOfStudent of={reports} hrefOf={hrefOf(child)} headingLevel={3} />
      {hasLeft ? child.earlier === 0 && <p className="hint">{text.noReports}</p> : <ChildNotices child={child} />}
    </section>
  )
}

/** The notices for the class of a child; nothing where the school has no notice board. */
function ChildNotices({ child }: { child: Child }) {
  const text = texts().family
  const { pages } = useSchool()
  if (!pages.board) return null
  return (
    <div className="family-notices">
      <h3>
        <Sentence text={text.notices} values={{ grade: <bdi>{child.grade}</bdi> }} />
      </h3>
      {child.notices.length === 0 && <p className="hint">{text.noNotices}</p>}
      <ul className="lines">
        {child.notices.map((notice) => (
          <li key={notice._id}>
            <a href={`/notice-board-Detail/${notice._id}`}>{schoolText(notice, 'title')}</a>
            {notice.cancelled && (
              <>
                {' '}
                <Badge tone="danger">{texts().noticeMarks.cancelled}</Badge>
              </>
            )}
            <time dateTime={notice.day}>{dateOf(notice.day)}</time>
          </li>
        ))}
      </ul>
    </div>
  )
}
