import { setTimeout as pause } from 'node:timers/promises'

/** SQLite's lock is waited for for two seconds; a refusal that comes earlier is a fault of the server. */
const LOCK_WAIT_MS = 2_000

/**
 * Asks again, as the answer says, after the database was held by another server for its whole wait: on a busy machine
 * a process may stand still for that long while it writes. Nothing was changed then.
 */
export async function patientFetch(input: string, init?: RequestInit): Promise<Response> {
  const began = performance.now()
  const response = await fetch(input, init)
  const hasWaited = performance.now() - began >= LOCK_WAIT_MS
  if (response.status !== 503 || !hasWaited) return response
  const { message } = await response.clone().json()
  if (!message.startsWith('Another program holds the database')) return response
  await pause(Number(response.headers.get('retry-after')) * 1000)
  return patientFetch(input, init)
}
