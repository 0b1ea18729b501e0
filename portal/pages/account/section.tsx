import { type ReactNode, useId } from 'react'

type Props = {
  heading: string
  /** What is sent from here cannot be undone. */
  danger?: boolean
  children: ReactNode
}

/** One subject of the page, under its heading. */
export function Section({ heading, danger, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-danger={danger || undefined}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** A field of a form, as text. */
export const value = (data: FormData, name: string) => String(data.get(name) ?? '')
