import { computed, signal } from '@preact/signals-react'
import { messages } from '#contract'
import { isReportAvailable } from '../api/reports.ts'
import { latestOnly } from './latest-only.ts'

/** The server's word on whether a report is available; '' until it reports success. */
export const availability = signal('')

/** Exactly this message marks a report as ready. */
export const reportIsReady = computed(() => availability.value === messages.reportAvailable)

const nextLoad = latestOnly()

/** Asks for the signed-in user: at start and after a login. A failure is only logged. */
export async function askAvailability(userId: string): Promise<void> {
  const signal = nextLoad()
  try {
    const answer = await isReportAvailable(userId)
    if (answer.success && !signal.aborted) availability.value = answer.message
  } catch (error) {
    console.error(error)
  }
}

export function forgetAvailability(): void {
  nextLoad()
  availability.value = ''
}
