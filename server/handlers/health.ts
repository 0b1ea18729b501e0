import { type MessageRef, messageRef } from '#contract/failures'
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
      if (!state.ready) throw new HttpError(503, reason(state), { details })
      return { success: true, message: 'The server is up.', ...details }
    },

    async vitals({ json, ip }) {
      throttleVitals(ip)
      services.logger.info({ vitals: json }, 'web-vitals of a page')
      return { success: true, message: 'Thank you.' }
    },
  } satisfies Partial<Handlers>
}

function reason({ database, disk }: Health): MessageRef {
  if (database === 'damaged') return messageRef('notReadyDamaged')
  if (database === 'failed') return messageRef('notReadyUnread')
  return messageRef('notReadyDisk', { disk })
}
