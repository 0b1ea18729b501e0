import pkg from '../../package.json' with { type: 'json' }
import type { Handlers } from '../calls.ts'
import { type Health, healthOf } from '../health.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { vitalsThrottle } from '../vitals-throttle.ts'

export function healthRoutes(services: Services): Handlers<'health' | 'vitals'> {
  const health = healthOf(services)
  const throttleVitals = vitalsThrottle()

  return {
    async health() {
      const state = await health()
      const details = { version: pkg.version, uptime: Math.round(process.uptime()), ...state }
      if (!state.ready) throw new Refusal(503, reason(state), { details })
      return { success: true, message: 'The server is up.', ...details }
    },

    async vitals({ json, address }) {
      await throttleVitals(address)
      services.logger.info({ vitals: json }, 'web-vitals of a page')
      return { success: true, message: 'Thank you.' }
    },
  }
}

function reason({ database, disk }: Health): string {
  if (database === 'failed') return 'The server is not ready: its database cannot be read.'
  return `The server is not ready: its disk is ${disk}.`
}
