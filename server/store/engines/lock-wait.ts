/**
 * How long a write waits for a lock of another program before it is refused, in milliseconds: the same on both engines.
 * It is less than the time limit of a statement on PostgreSQL, so that the error says that a lock was the cause.
 */
export const LOCK_WAIT_MS = 5_000
