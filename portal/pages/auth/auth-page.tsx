import { Page, type PageProps } from '../../layout/page.tsx'

type Props = Pick<PageProps, 'title' | 'lead' | 'children'> & {
  /** The link to the other of the two pages. */
  other?: { text: string; href: string; label: string }
}

/** The layout of login and registration: a form, and a link to the other page. */
export function AuthPage({ other, children, ...page }: Props) {
  return (
    <div className="auth">
      <Page {...page}>
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
