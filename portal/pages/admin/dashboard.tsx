import { Badge, LinkButton, PeopleIcon, PinIcon, PlusIcon, ReportIcon, StatTile, UserIcon } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { messages } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { ApiError, request, requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { Charts } from './charts.tsx'
import { ClockNotice } from './clock-notice.tsx'
import { FirstSteps, SampleParts } from './first-steps.tsx'
import { PartNotLoaded } from './part-not-loaded.tsx'

const tiles = () => {
  const { admin: text, staffTitles: titles } = texts()
  return [
    { label: titles.students, total: 'studentLength', page: 'Student-detail', icon: PeopleIcon },
    { label: titles.users, total: 'userLength', page: 'userInfo', icon: UserIcon },
    { label: titles.teachers, total: 'teacherLength', page: 'teacher-detail', icon: PeopleIcon },
    { label: text.reports, total: 'reportLength', page: 'Student-detail', icon: ReportIcon },
    { label: titles.notices, total: 'noticeLength', page: 'notice-detail', icon: PinIcon },
  ] as const
}

/** @throws ApiError for any other message than the one of the specification */
async function loadLengths(signal: AbortSignal) {
  const response = await request(endpoints.adminAll, { signal })
  if (response.message !== messages.allLengths) throw new ApiError(response.message)
  return response
}

/** Both at once: what appears later would move the totals. Without the settings, the totals are shown all the same. */
const loadAll = (signal: AbortSignal) =>
  Promise.all([loadLengths(signal), requestSuccess(endpoints.getSchool, { signal }).catch(() => undefined)])

/** Totals of all records, with links to them. */
export function AdminDashboard({ dashboard }: PageInput) {
  const { admin: text, staffTitles: titles } = texts()
  const { status, data: loaded, reload } = useLoad('lengths', loadAll)
  const [data, school] = loaded ?? []
  const failed = status === 'failed' && !data
  const count = (name: keyof NonNullable<typeof data>['length']) => (failed ? '–' : (data?.length[name] ?? null))
  // An empty school is shown its first steps, not four empty charts.
  const isEmpty = data?.length.studentLength === 0 && data.length.noticeLength === 0
  const link = (page: string, label: string, icon?: ReactNode) => (
    <LinkButton href={`${dashboard}/${page}`} variant="quiet" icon={icon}>
      {label}
    </LinkButton>
  )
  const steps = data && <FirstSteps length={data.length} school={school} dashboard={dashboard} />
  return (
    <Page>
      <nav className="shortcuts button-row" aria-label={text.shortcuts}>
        {link('Student-detail', text.studentDetail)}
        {link('add-student', titles.addStudent, <PlusIcon />)}
        {link('teacher-detail', text.teacherDetail)}
        {link('add-teacher', titles.addTeacher, <PlusIcon />)}
        {link('add-notice', titles.addNotice, <PlusIcon />)}
        {link('notice-detail', text.noticeDetail)}
      </nav>
      {/* Below the links: what appears with the data must not move a link while the user clicks it. */}
      {data?.clock && <ClockNotice clock={data.clock} reload={reload} />}
      {data?.hints?.map(({ message }) => (
        <p key={message}>
          <Badge tone="warning">{text.hint}</Badge> {message}
        </p>
      ))}
      {isEmpty && steps}
      <h2>{text.totals}</h2>
      <div className="totals">
        {tiles().map(({ label, total, page, icon: Icon }) => (
          <StatTile key={total} label={label} value={count(total)} href={`${dashboard}/${page}`} icon={<Icon />} />
        ))}
      </div>
      {failed && <PartNotLoaded text={text.failed} reload={reload} />}
      {!isEmpty && <Charts dashboard={dashboard} />}
      {/* At the end, where a school with records sees nothing move when they appear. */}
      {!isEmpty && steps}
      {school && <SampleParts sample={school.sample} dashboard={dashboard} />}
    </Page>
  )
}
