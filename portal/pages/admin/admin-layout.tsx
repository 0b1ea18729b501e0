import { SideMenu } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { texts } from '#messages'
import { DASHBOARDS } from '../../routing/page-types.ts'
import { areaMenu } from '../../state/navigation.ts'
import { useSchool } from '../../state/school.ts'

const group = (heading: string, ...pages: [path: string, label: string][]) => ({
  heading,
  links: pages.map(([path, label]) => ({ href: `${DASHBOARDS.admin}/${path}`, label })),
})

type Shown = {
  /** Whether notices are sent by mail. */
  mail: boolean
  /** Whether an admin releases the reports. */
  release: boolean
}

/** The groups of the menu, with the pages that this school needs. */
const groups = ({ mail, release }: Shown) => {
  const { admin: text, layout, staffTitles: titles } = texts()
  return [
    { links: [{ href: DASHBOARDS.admin, label: layout.dashboard }] },
    group(
      titles.students,
      ['Student-detail', text.studentDetail],
      ['add-student', titles.addStudent],
      ...(release ? [['release', titles.release] as [string, string]] : []),
    ),
    group(titles.teachers, ['teacher-detail', text.teacherDetail], ['add-teacher', titles.addTeacher]),
    group(
      titles.notices,
      ['notice-detail', text.noticeDetail],
      ['add-notice', titles.addNotice],
      ...(mail ? [['mail', layout.mail] as [string, string]] : []),
    ),
    group(titles.users, ['UserInfo', text.userInfo], ['audit', titles.audit]),
    group(
      text.office,
      ['school', titles.school],
      ['import', titles.imports],
      ['export', titles.exports],
      ['paper', titles.paper],
      ['promotion', titles.promotion],
      ['former', titles.former],
      ['deleted', titles.deleted],
    ),
  ]
}

/**
 * The layout of every admin page: the side menu, outside of the main element, so that the skip link passes it. On a phone
 * its links are in the menu of the header.
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const path = useLocation()[0].toLowerCase()
  const { mail = false, reports } = useSchool()
  const release = reports.shown === 'whenReleased'
  const menu = useMemo(
    () => ({
      label: texts().admin.menu,
      groups: groups({ mail, release }).map((group) => ({
        ...group,
        links: group.links.map((link) => ({ ...link, current: path === link.href.toLowerCase() })),
      })),
    }),
    [path, mail, release],
  )
  useEffect(() => {
    // Without the dashboard, which is a link of the header too.
    areaMenu.value = { ...menu, groups: menu.groups.slice(1) }
    return () => {
      areaMenu.value = null
    }
  }, [menu])
  return (
    <div className="with-menu">
      <SideMenu {...menu} />
      {children}
    </div>
  )
}
