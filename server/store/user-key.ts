/** A user id so that spellings that a person takes for the same one are equal. */
export const userKey = (userId: string): string => userId.normalize('NFKC').toLowerCase().normalize('NFKC')
