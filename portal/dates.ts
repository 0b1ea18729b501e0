/** The day of an ISO timestamp: the part before the T. */
export const dayOf = (timestamp: string): string => timestamp.split('T')[0] ?? timestamp
