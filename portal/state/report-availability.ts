import { computed, signal } from '@preact/signals-react'
import { messages } from '#contract'
import * as endpoints from '#contract/endpoints'
import { request } from '../api/request.ts'
import { takeLatest } from './loads.ts'

/** The server's message when a report is available; '' otherwise. */
export const availability = signal('')

/** Only this exact message means that a report is ready. */
export const reportIsReady = computed(() => availability.value === messages.reportAvailable)

const nextLoad = takeLatest()

/** Asks for the signed-in user, at start and after a login. An error is only logged. */
export async function askAvailability(userId: string): Promise<void> {
  const load = nextLoad()
  try {
    const response = await request(endpoints.isReportAvailable, { json: { studentId: userId } })
    if (response.success && !load.aborted) availability.value = response.message
  } catch (error) {
    console.error(error)
  }
}

export function forgetAvailability(): void {
  nextLoad()
  availability.value = ''
}
