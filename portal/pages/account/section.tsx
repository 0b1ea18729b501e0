import { type ReactNode, useId } from 'react'

type Props = {
  heading: string
  /** The action cannot be undone. */
  danger?: boolean
  children: ReactNode
}

/** One section of the page, with its heading. */
export function Section({ heading, danger, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-danger={danger || undefined}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
