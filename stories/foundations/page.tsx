import type { ReactNode } from 'react'
import './foundations.css'

type PageProps = { heading: string; lead: ReactNode; children: ReactNode }

/** A page of guidance: a short text, with the components themselves as examples. */
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

/** A list whose lines have a name, an example and a text about it. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={index}>{rule}</li>
      ))}
    </ul>
  )
}

/** What every page of guidance has in common: it is one page, not a component with controls. */
export const guidance = { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } }
