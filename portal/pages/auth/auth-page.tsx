import type { ReactNode } from 'react'
import { Page } from '../../layout/page.tsx'

type Props = {
  title: string
  /** The way to the other of the two pages. */
  other: { text: string; href: string; label: string }
  children: ReactNode
}

/** Login and registration look alike: a slip of paper with a form and the way to the other one. */
export function AuthPage({ title, other, children }: Props) {
  return (
    <div className="auth">
      <Page title={title}>
        {children}
        <p className="auth-other">
          {other.text} <a href={other.href}>{other.label}</a>
        </p>
      </Page>
    </div>
  )
}
