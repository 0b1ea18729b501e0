/** What several files of these texts need. */
/** '1,000' */
export const number = (value: number): string => value.toLocaleString('en')

/** Some names, and how many others there are. */
export type Some = { names: readonly string[]; others: number }
/** 'Ann, Bob and 4,997 others' */
export const some = ({ names, others }: Some): string =>
  others > 0 ? `${names.join(', ')} and ${number(others)} others` : names.join(', ')
