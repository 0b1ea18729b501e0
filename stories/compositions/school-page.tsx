import { Button, SideMenu, SiteFooter, SiteHeader } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import './compositions.css'

const links = [
  { href: '#home', label: 'Home' },
  { href: '#board', label: 'Notice board' },
  { href: '#about', label: 'About' },
]

type Props = {
  /** The current link of the navigation. */
  current: '#board' | '#dashboard' | '#report'
  /** A link to the user's own page, after the links for everybody. */
  own?: { href: string; label: string; badge?: { label: string } }
  menu?: ReactNode
  children: ReactNode
}

/** The layout of every page: header, side menu, footer. */
export function SchoolPage({ current, own, menu, children }: Props) {
  return (
    <div className="composition">
      <SiteHeader
        name="MY SCHOOL"
        links={[...links, ...(own ? [own] : [])].map((link) => ({ ...link, current: link.href === current }))}
        actions={
          own && (
            <Button variant="quiet" size="small">
              Logout
            </Button>
          )
        }
      />
      <div className="composition-middle" data-menu={menu ? '' : undefined}>
        {menu}
        <main>{children}</main>
      </div>
      <SiteFooter name="MY SCHOOL" links={links} address="24 Library Road, Lahore" />
    </div>
  )
}

/** The side menu of an admin. */
export function AdminMenu() {
  return (
    <SideMenu
      label="Admin menu"
      groups={[
        { links: [{ href: '#dashboard', label: 'Dashboard' }] },
        {
          heading: 'Students',
          links: [
            { href: '#students', label: 'Student detail', current: true },
            { href: '#add-student', label: 'Add student' },
          ],
        },
        { heading: 'Notices', links: [{ href: '#notices', label: 'Notice detail' }] },
      ]}
    />
  )
}
