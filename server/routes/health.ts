import pkg from '../../package.json' with { type: 'json' }
import type { Handlers } from '../calls.ts'
import type { Services } from '../services.ts'
import { vitalsThrottle } from '../vitals-throttle.ts'

export function healthRoutes({ logger }: Services): Handlers<'health' | 'vitals'> {
  const throttleVitals = vitalsThrottle()

  return {
    async health() {
      return { success: true, message: 'The server is up.', version: pkg.version, uptime: Math.round(process.uptime()) }
    },

    async vitals({ json, address }) {
      await throttleVitals(address)
      logger.info({ vitals: json }, 'web-vitals of a page')
      return { success: true, message: 'Thank you.' }
    },
  }
}
