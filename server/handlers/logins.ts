import { renderSVG } from 'uqr'
import { ROLE } from '#contract'
import type { PortalCode } from '#contract/operations'
import { addressScope } from '../http/address-scope.ts'
import { toAct, toSecrets } from '../school/to-response.ts'
import { latinNamer } from '../security/latin-names.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Handlers } from './handler.ts'

/** The memory of a thousand words with their spellings; few schools have more. */
const MANY_SPELLINGS_BYTES = 200_000

type Address = Pick<Settings, 'publicUrl'>

/** @param portal the URL in the browser that calls */
const portalUrl = ({ publicUrl }: Address, portal: string): string => publicUrl ?? new URL(portal).origin

/** The address of the portal as it is printed for people, and the same as a QR code. */
export function handedOutAddress(settings: Address, portal: string): PortalCode {
  const url = portalUrl(settings, portal)
  return { url, qr: renderSVG(url, { border: 2 }) }
}

/** The logins of many people, to be handed out on paper. */
export function loginHandlers({ store, vault, settings }: Services) {
  /** The form asks while a name is typed. */
  const namer = store.cache.memoize(
    'latin names',
    ['users'],
    async () => latinNamer(await store.users.namesInOtherLetters()),
    () => MANY_SPELLINGS_BYTES,
  )

  return {
    async logins({ json: { ids, use, portal, act }, auditEntry }) {
      // An id may also be that of a login itself: only students and teachers get a printed login.
      const found = (await store.users.findByAny(ids)).filter(({ requestedId, id }) => requestedId !== id)
      const action = use === 'print' ? 'print secrets' : 'read secrets'
      const shown = found.map(({ role, requestedId }) => ({
        action,
        entity: role === ROLE.teacher ? 'teacher' : 'student',
        entityId: requestedId,
      }))
      // Before anything is sent: a login that is not in the audit is not shown.
      const entry = auditEntry(action, 'record', null)
      const done = await store.transaction((tables) => tables.audit.addAct(entry, shown, act))
      const logins = found.map((row) => {
        const { answer, ...login } = toSecrets(row, vault)
        return { _id: row.requestedId, ...login }
      })
      return { success: true, message: 'Logins', logins, portal: handedOutAddress(settings, portal), ...toAct(done) }
    },

    async portalAddress({ query: { portal } }) {
      const url = portalUrl(settings, portal)
      const reach = addressScope(url)
      // An address in the school's network was set on purpose, for people who log in at school.
      const isMeant = reach === 'network' && settings.publicUrl !== undefined
      return { success: true, message: 'Portal', url, ...(reach && !isMeant && { reach }) }
    },

    async romanizeName({ json }) {
      const latinName = await namer()
      return { success: true, message: 'In Latin letters', name: latinName(json) }
    },
  } satisfies Partial<Handlers>
}
