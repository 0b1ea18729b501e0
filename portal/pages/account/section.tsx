import { type ReactNode, useId } from 'react'

/** One subject of the page, under its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** A field of a form, as text. */
export const value = (data: FormData, name: string) => String(data.get(name) ?? '')
