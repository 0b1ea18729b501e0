import { existing } from '../errors.ts'
import { ask, ownColumnsOf, requireLanguage, toOwnMail } from '../mail/subscriptions.ts'
import type { Services } from '../services.ts'
import { mailSettings } from '../settings.ts'
import type { Tables } from '../store/index.ts'
import type { Handlers } from './handler.ts'
import { requiredMail } from './mail.ts'
import { confirmations, ownUser } from './own-user.ts'

/** The mail address of the caller; undefined where no mail is sent. */
export async function ownMailOf(
  { mailSubscriptions }: Pick<Tables, 'mailSubscriptions'>,
  { settings, vault }: Pick<Services, 'settings' | 'vault'>,
  login: string,
) {
  if (!mailSettings(settings)) return undefined
  const found = await mailSubscriptions.ofOwner(login)
  return found ? toOwnMail(found, vault) : null
}

/** The mail address of a login, by which its owner is told of what is there to read. None takes the id of another login. */
export function ownMailHandlers(services: Services) {
  const { store, vault, throttle, school, time } = services
  const { byPasswordAndCode } = confirmations(services)
  const found = async ({ mailSubscriptions }: Tables, login: string) =>
    existing(await mailSubscriptions.ofOwner(login), 'mail address')

  return {
    async giveOwnMail(input) {
      requiredMail(services)
      const { password, code, address, ...wishes } = input.json
      requireLanguage(await school(), wishes)
      await throttle.subscription(input.ip)
      const now = (await time.check()).trusted
      return byPasswordAndCode(input, { password, code }, async (tables, { id: owner }) => {
        await ask(tables, { address, owner, columns: ownColumnsOf(wishes) }, { vault, now })
        await tables.audit.add(input.auditEntry('update', 'mail', owner))
        const mail = toOwnMail(await found(tables, owner), vault)
        return { success: true as const, message: 'A mail is on its way to you: open the link in it.', mail }
      })
    },

    async changeOwnMail({ json, session }) {
      requiredMail(services)
      requireLanguage(await school(), json)
      return store.transaction(async (tables) => {
        const { id } = await found(tables, (await ownUser(tables, session)).id)
        await tables.mailSubscriptions.update(id, ownColumnsOf(json))
        const mail = toOwnMail(existing(await tables.mailSubscriptions.find(id), 'mail address'), vault)
        return { success: true, message: 'Your choice was saved.', mail }
      })
    },

    async removeOwnMail({ session, auditEntry }) {
      requiredMail(services)
      return store.transaction(async (tables) => {
        const { id: owner } = await ownUser(tables, session)
        const { id } = await found(tables, owner)
        await tables.mailSubscriptions.remove(id)
        await tables.audit.add(auditEntry('erase', 'mail', owner))
        return { success: true, message: 'Your address was erased.' }
      })
    },
  } satisfies Partial<Handlers>
}
