/** One of several options; a text is both value and label. */
type Option<Labelled> = string | Labelled

/** The option with its label. */
export const labelled = <Labelled extends { value: string; label: string }>(option: Option<Labelled>) =>
  typeof option === 'string' ? ({ value: option, label: option } as Labelled) : option
