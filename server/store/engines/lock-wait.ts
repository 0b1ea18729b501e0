/**
 * How long a write waits, in milliseconds, for what another program holds, before it is refused: the same on both
 * engines. Less than a statement on PostgreSQL may take, so that the error says which it was.
 */
export const LOCK_WAIT_MS = 5_000
