import { SideMenu } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { strings as text } from '#strings/admin'
import { strings as layout } from '#strings/layout'
import { strings as titles } from '#strings/staff-titles'

const group = (heading: string, ...pages: [path: string, label: string][]) => ({
  heading,
  links: pages.map(([path, label]) => ({ href: `/admin/dashboard/${path}`, label })),
})

const groups = [
  { links: [{ href: '/admin/dashboard', label: layout.dashboard }] },
  group(text.students, ['Student-detail', text.studentDetail], ['add-student', titles.addStudent]),
  group(text.teachers, ['teacher-detail', text.teacherDetail], ['add-teacher', titles.addTeacher]),
  group(text.notices, ['notice-detail', text.noticeDetail], ['add-notice', titles.addNotice]),
  group(text.users, ['UserInfo', text.userInfo], ['audit', titles.audit]),
  group(
    text.office,
    ['school', titles.school],
    ['import', titles.imports],
    ['export', titles.exports],
    ['paper', titles.paper],
    ['promotion', titles.promotion],
    ['deleted', titles.deleted],
  ),
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
