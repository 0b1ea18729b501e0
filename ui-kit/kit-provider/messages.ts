import { en } from '../messages/en/index.ts'

/**
 * The default texts of the kit, by component: what a translation has to cover. Pass your own to the `messages` of a
 * KitProvider; what they leave out stays English.
 */
export const defaultMessages = en

/** Every text of the kit in a language: what is left out does not compile. */
export type KitTranslation = typeof en

/** Texts in place of the default texts, by component. */
export type KitMessages = {
  readonly [Component in keyof KitTranslation]?: Partial<KitTranslation[Component]>
}
