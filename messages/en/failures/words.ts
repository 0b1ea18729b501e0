/** Words and types that several files of the English texts use. */
/** '1,000' */
export const number = (value: number): string => value.toLocaleString('en')

/** 'Ann, Bob and 4,997 others' */
export const some = ({ names, others }: { names: readonly string[]; others: number }): string =>
  others > 0 ? `${names.join(', ')} and ${number(others)} others` : names.join(', ')

/** Advice for a person with access to the server, after a sentence that everybody understands. */
export const forOperator = (text: string): string => `For the person who runs the server: ${text}`
