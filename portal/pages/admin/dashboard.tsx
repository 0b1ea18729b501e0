import {
  Badge,
  Button,
  LinkButton,
  PeopleIcon,
  PinIcon,
  PlusIcon,
  ReportIcon,
  StatTile,
  UserIcon,
} from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { getLengths } from '../../api/admin.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../page-types.ts'
import { strings } from '../../strings/lists.ts'
import { FirstSteps } from './first-steps.tsx'

const text = strings.admin

/** Totals of all records, with links to them. */
export function AdminDashboard({ dashboard }: PageInput) {
  const { status, data, reload } = useLoad('lengths', getLengths)
  const failed = status === 'failed' && !data
  const count = (name: keyof NonNullable<typeof data>['length']) => (failed ? '–' : (data?.length[name] ?? null))
  const link = (page: string, label: string, icon?: ReactNode) => (
    <LinkButton href={`${dashboard}/${page}`} variant="quiet" icon={icon}>
      {label}
    </LinkButton>
  )
  return (
    <Page>
      {data?.hints?.map((hint) => (
        <p key={hint}>
          <Badge tone="warning">{text.hint}</Badge> {hint}
        </p>
      ))}
      <nav className="shortcuts button-row" aria-label={text.shortcuts}>
        {link('Student-detail', text.studentDetail)}
        {link('add-student', text.addStudent, <PlusIcon />)}
        {link('teacher-detail', text.teacherDetail)}
        {link('add-teacher', text.addTeacher, <PlusIcon />)}
        {link('add-notice', text.addNotice, <PlusIcon />)}
        {link('notice-detail', text.noticeDetail)}
      </nav>
      {data && <FirstSteps length={data.length} dashboard={dashboard} />}
      <h2>{text.totals}</h2>
      <div className="totals">
        <StatTile
          label={text.students}
          value={count('studentLength')}
          href={`${dashboard}/Student-detail`}
          icon={<PeopleIcon />}
        />
        <StatTile label={text.users} value={count('userLength')} href={`${dashboard}/userInfo`} icon={<UserIcon />} />
        <StatTile
          label={text.teachers}
          value={count('teacherLength')}
          href={`${dashboard}/teacher-detail`}
          icon={<PeopleIcon />}
        />
        <StatTile
          label={text.reports}
          value={count('reportLength')}
          href={`${dashboard}/Student-detail`}
          icon={<ReportIcon />}
        />
        <StatTile
          label={text.notices}
          value={count('noticeLength')}
          href={`${dashboard}/notice-detail`}
          icon={<PinIcon />}
        />
      </div>
      {failed && (
        <p role="status">
          {text.failed}{' '}
          <Button size="small" variant="quiet" onClick={reload}>
            {strings.frame.tryAgain}
          </Button>
        </p>
      )}
    </Page>
  )
}
