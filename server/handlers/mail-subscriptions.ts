import { existing } from '../errors.ts'
import { idOfLink } from '../mail/address.ts'
import { mailState } from '../mail/state.ts'
import { ask, columnsOf, linkEnded, ofKey, requireLanguage, toSubscription } from '../mail/subscriptions.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { MailSubscription } from '../store/tables/mail-subscriptions.ts'
import type { Handlers } from './handler.ts'
import { requiredMail } from './mail.ts'

/** Notices by mail: what visitors ask for, and what the links in their mails do. */
export function subscriptionHandlers(services: Services) {
  const { store, vault, throttle, school, time } = services
  const required = () => requiredMail(services)
  const trusted = async () => (await time.check()).trusted

  /** The subscription of a key after `change`. */
  async function changed(key: string, change: (tables: Tables, found: MailSubscription, now: number) => Promise<void>) {
    required()
    const now = await trusted()
    return store.transaction(async (tables) => {
      const found = await ofKey(tables, key, { vault, now })
      await change(tables, found, now)
      const { hour } = await mailState(tables)
      return toSubscription(existing(await tables.mailSubscriptions.find(found.id), 'mail address'), { vault, hour })
    })
  }

  return {
    async subscribe({ json, ip }) {
      required()
      requireLanguage(await school(), json)
      await throttle.subscription(ip)
      const now = await trusted()
      const asked = { address: json.address, owner: null, columns: columnsOf(json) }
      await store.transaction((tables) => ask(tables, asked, { vault, now }))
      return { success: true, message: 'A mail is on its way to you: open the link in it.' }
    },

    async mailSubscription({ json: { key } }) {
      const subscription = await changed(key, async () => {})
      return { success: true, message: 'Your notices by mail', subscription }
    },

    async confirmSubscription({ json: { key } }) {
      const subscription = await changed(key, async ({ mailSubscriptions }, { id, confirmedAt }, now) => {
        if (confirmedAt === null) await mailSubscriptions.update(id, { confirmedAt: new Date(now).toISOString() })
      })
      return { success: true, message: 'You get the notices by mail.', subscription }
    },

    async changeSubscription({ json: { key, ...wishes } }) {
      requireLanguage(await school(), wishes)
      const subscription = await changed(key, async ({ mailSubscriptions }, { id, owner }) => {
        // What a login wants is chosen in its account.
        if (owner !== null) throw linkEnded()
        await mailSubscriptions.update(id, columnsOf(wishes))
      })
      return { success: true, message: 'Your choice was saved.', subscription }
    },

    async unsubscribe({ query: { key } }) {
      required()
      // Also of one that has ended: mail programs ask again, and nothing is left to be ended.
      const id = idOfLink(key, vault)
      if (id === undefined) throw linkEnded()
      await store.mailSubscriptions.remove(id)
      return { success: true, message: 'You get no more notices by mail.' }
    },

    async subscriptionPage({ query: { key } }) {
      const { origin } = required()
      const location = `${origin}/mail?key=${encodeURIComponent(key)}`
      return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } })
    },
  } satisfies Partial<Handlers>
}
