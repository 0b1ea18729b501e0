import { computed, signal } from '@preact/signals-react'
import { messages } from '#contract'
import { isReportAvailable } from '../api/reports.ts'

/** The server's word on whether a report is available; '' until it reports success. */
export const availability = signal('')

/** Exactly this message marks a report as ready. */
export const reportIsReady = computed(() => availability.value === messages.reportAvailable)

let latest = 0

/** Asks for the signed-in user: at start and after a login. A failure is only logged. */
export async function askAvailability(userId: string): Promise<void> {
  latest += 1
  const mine = latest
  try {
    const answer = await isReportAvailable(userId)
    if (answer.success && mine === latest) availability.value = answer.message
  } catch (error) {
    console.error(error)
  }
}

export function forgetAvailability(): void {
  latest += 1
  availability.value = ''
}
