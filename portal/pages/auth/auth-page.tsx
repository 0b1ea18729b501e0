import type { ReactNode } from 'react'
import { Page } from '../../layout/page.tsx'

type Props = {
  /** The link to the other of the two pages. */
  other?: { text: string; href: string; label: string }
  children: ReactNode
}

/** The layout of login and registration: a form, and a link to the other page. */
export function AuthPage({ other, children }: Props) {
  return (
    <div className="auth">
      <Page>
        {children}
        {other && (
          <p className="auth-other">
            {other.text} <a href={other.href}>{other.label}</a>
          </p>
        )}
      </Page>
    </div>
  )
}
