import { limits } from '#contract'

/**
 * A user id so that spellings that a person takes for the same one are equal. A text that is too long to be one, as a cell
 * of a file may be, is left as it is: normalizing takes time with the square of its length.
 */
export const userKey = (userId: string): string =>
  userId.length > limits.text ? userId : userId.normalize('NFKC').toLowerCase().normalize('NFKC')
