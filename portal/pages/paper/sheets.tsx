import type { ReactNode } from 'react'
import { texts } from '#messages'

/** A list in parts of this length, the last one shorter. */
export const inParts = <T,>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  )

/** Whether a name is written in smaller letters, so that more of it has room. */
export const isLong = (name: string): true | undefined => name.length > 40 || undefined

/** Sheets of paper, as they are printed. On the screen each is as wide as paper, or as the window where that is less. */
export function Sheets({ sheets, ...data }: { sheets: readonly ReactNode[]; 'data-hidden'?: boolean }) {
  return (
    <div className="sheets" {...data}>
      {sheets.map((sheet, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place.
          key={index}
          className="sheet"
          // On the screen too it is white paper.
          data-theme="light"
          aria-label={texts().paper.paper.sheet({ number: index + 1, all: sheets.length })}
        >
          {sheet}
        </section>
      ))}
    </div>
  )
}
