/** What is kept for how long, where people are told of it; what the server's settings add, and what is due, is in server/retention/due.ts. */

/** Days in which a deleted record can be restored; then it is erased. */
export const deletedDays = 30

/** A draft of an import that is not run is removed after so many hours. */
export const draftHours = 24

/** Days in which an import can be undone. */
export const undoDays = 30
