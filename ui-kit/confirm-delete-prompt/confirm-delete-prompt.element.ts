import type { ElementOptions, KitElement } from '../elements/define-element.ts'
import { closes } from '../elements/dialog-options.ts'
import type { ConfirmDeletePromptProps } from './confirm-delete-prompt.tsx'

type Values = Record<string, unknown>

/** The page passes the promise of its deletion to `detail.waitUntil`; when it is fulfilled, the prompt closes. */
const adapt = (props: Values, element: KitElement & Values): Values => ({
  ...props,
  onConfirm: async () => {
    const promises: Promise<unknown>[] = []
    const closing = element.emit('confirm', { waitUntil: (promise: Promise<unknown>) => promises.push(promise) }, true)
    await Promise.all(promises)
    if (closing) element.open = false
  },
})

export const options: ElementOptions<ConfirmDeletePromptProps> = {
  props: { subject: String, hint: String },
  slots: ['subject', 'hint'],
  defaults: { open: false, word: 'delete' },
  events: { onConfirm: { cancelable: true }, onCancel: closes },
  adapt,
}
