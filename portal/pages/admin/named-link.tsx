import { SearchIcon } from '@my-school/ui-kit'
import type { NamedRecord } from '#contract/operations'
import { texts } from '#messages'
import { BreakableId } from '../../format/breakable.tsx'
import { DASHBOARDS } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'

/** The URL of the audit trail with this filter. */
export const auditUrl = (filter: Record<string, string>): string =>
  `${DASHBOARDS.admin}/audit?${new URLSearchParams(filter)}`

/** Where a record is shown now. */
function pageOf({ name, userId, page: { kind, id } }: NamedRecord): string {
  const { student, teacher, notice, fullReport, formerStudent, login } = staffLinks(DASHBOARDS.admin, id)
  const pages = {
    student,
    teacher,
    notice,
    report: fullReport,
    user: login(userId ?? name),
    import: `${DASHBOARDS.admin}/import?${new URLSearchParams({ import: id })}`,
    former: formerStudent,
    deleted: `${DASHBOARDS.admin}/deleted?${new URLSearchParams({ name })}`,
  }
  return pages[kind]
}

type Props = {
  named: NamedRecord
  /** Says what the second link leads to: all that the person did, or that was done to the record. */
  only: (named: { name: string }) => string
  onlyHref: string
  /** Called when one of the links is followed. */
  onFollow?: () => void
}

/** The name that a person or a record has now, as a link to its page; beside it a link to what else the audit says of it. */
export function NamedLink({ named, only, onlyHref, onFollow }: Props) {
  const { name, userId, page } = named
  return (
    <span className="audit-named">
      <a href={pageOf(named)} onClick={onFollow}>
        {userId === name ? <BreakableId id={name} /> : <bdi>{name}</bdi>}
      </a>{' '}
      {page.kind === 'deleted' && `${texts().audit.deleted} `}
      <a className="audit-only" href={onlyHref} aria-label={only({ name })} title={only({ name })} onClick={onFollow}>
        <SearchIcon />
      </a>
      {userId && userId !== name && (
        <small>
          <BreakableId id={userId} />
        </small>
      )}
    </span>
  )
}
