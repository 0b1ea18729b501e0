import { limits } from '#contract'
import { plainSigns } from '#contract/characters'

/**
 * Normalizes a user id, so that spellings which people take for the same id are equal. A text that is too long to be a user
 * id, such as a cell of a file, is not changed: to normalize it takes time with the square of its length.
 */
export const userKey = (userId: string): string =>
  userId.length > limits.text ? userId : plainSigns(userId).normalize('NFKC').toLowerCase().normalize('NFKC')
