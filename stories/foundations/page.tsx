import type { ReactNode } from 'react'
import './foundations.css'

type PageProps = { heading: string; lead: ReactNode; children: ReactNode }

/** A page of guidance. Its text is short: what to know, with examples that are the components themselves. */
export function Page({ heading, lead, children }: PageProps) {
  return (
    <article className="guide">
      <header>
        <h1>{heading}</h1>
        <p className="guide-lead">{lead}</p>
      </header>
      {children}
    </article>
  )
}

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** Lines of name, example and what is said of it. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="guide-lines">{children}</ul>
}

export function Line({ name, says, children }: { name: ReactNode; says: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="guide-line-name">{name}</div>
      <div className="guide-line-shows">{children}</div>
      <div className="guide-line-says">{says}</div>
    </li>
  )
}

/** Rules in short: a list of sentences. */
export function Rules({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className="guide-rules">
      {children.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is written down and never changes.
        <li key={index}>{rule}</li>
      ))}
    </ul>
  )
}

/** What every page of guidance has in common: it is one page, not a component with controls. */
export const guidance = { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } }
