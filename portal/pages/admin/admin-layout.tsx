import { SideMenu } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { strings } from '../../strings/lists.ts'

const text = strings.admin

const groups = [
  { links: [{ href: '/admin/dashboard', label: strings.frame.dashboard }] },
  {
    heading: text.students,
    links: [
      { href: '/admin/dashboard/Student-detail', label: text.studentDetail },
      { href: '/admin/dashboard/add-student', label: text.addStudent },
    ],
  },
  {
    heading: text.teachers,
    links: [
      { href: '/admin/dashboard/teacher-detail', label: text.teacherDetail },
      { href: '/admin/dashboard/add-teacher', label: text.addTeacher },
    ],
  },
  {
    heading: text.notices,
    links: [
      { href: '/admin/dashboard/notice-detail', label: text.noticeDetail },
      { href: '/admin/dashboard/add-notice', label: text.addNotice },
    ],
  },
  {
    heading: text.users,
    links: [
      { href: '/admin/dashboard/UserInfo', label: text.userInfo },
      { href: '/admin/dashboard/audit', label: text.audit },
    ],
  },
]

/** The layout of every admin page: the side menu, outside of the main element, so that the skip link passes it. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const path = useLocation()[0].toLowerCase()
  return (
    <div className="with-menu">
      <SideMenu
        label={text.menu}
        groups={groups.map((group) => ({
          ...group,
          links: group.links.map((link) => ({ ...link, current: path === link.href.toLowerCase() })),
        }))}
      />
      {children}
    </div>
  )
}
