import { Fragment, type ReactNode } from 'react'

type Props<Name extends string> = {
  /** Makes the sentence from a text for each value. */
  text: (values: Record<Name, string>) => string
  /** The nodes that replace these texts. */
  values: Record<Name, ReactNode>
}

/**
 * A sentence of the catalog with elements in it, such as a <time>: the language decides where they are.
 * @example <Sentence text={text.changedAt} values={{ when: <time dateTime={at}>{momentOf(at)}</time> }} />
 */
export function Sentence<Name extends string>({ text, values }: Props<Name>) {
  const names = Object.keys(values) as Name[]
  const marks = Object.fromEntries(names.map((name) => [name, `\0${name}\0`])) as Record<Name, string>
  return text(marks)
    .split('\0')
    .map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
      <Fragment key={at}>{at % 2 ? values[piece as Name] : piece}</Fragment>
    ))
}
