import { messageRef } from '#contract/failures'
import pkg from '../../package.json' with { type: 'json' }
import { createHealthCheck, type Health } from '../data-folder/health.ts'
import { HttpError } from '../errors.ts'
import { vitalsThrottle } from '../security/vitals-throttle.ts'
import type { Services } from '../services.ts'
import type { Handlers } from './handler.ts'

export function healthHandlers(services: Services) {
  const health = createHealthCheck(services)
  const throttleVitals = vitalsThrottle()

  return {
    async health() {
      const state = await health()
      const details = { version: pkg.version, uptime: Math.round(process.uptime()), ...state }
      if (!state.ready) throw new HttpError(503, messageRef('notReady', { why: reason(state) }), { details })
      return { success: true, message: 'The server is up.', ...details }
    },

    async vitals({ json, ip }) {
      throttleVitals(ip)
      services.logger.info({ vitals: json }, 'web-vitals of a page')
      return { success: true, message: 'Thank you.' }
    },
  } satisfies Partial<Handlers>
}

function reason({ database, disk }: Health): string {
  if (database === 'damaged')
    return 'The server is not ready: its database is damaged. npm run check says more, and npm run restore brings a backup back.'
  if (database === 'failed') return 'The server is not ready: its database cannot be read.'
  return `The server is not ready: its disk is ${disk}.`
}
