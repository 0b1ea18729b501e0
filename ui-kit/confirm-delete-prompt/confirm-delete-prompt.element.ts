import type { KitElement } from '../elements/define-element.ts'
import { defineElement } from '../elements/define-element.ts'
import { closes, dialogProps } from '../elements/dialog-options.ts'
import { textsOf } from '../elements/texts.ts'
import { confirmDeletePromptMessages } from '../messages/en/confirm-delete-prompt.ts'
import { ConfirmDeletePrompt } from './confirm-delete-prompt.tsx'
import './confirm-delete-prompt.css'

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

export const element = defineElement('kit-confirm-delete-prompt', ConfirmDeletePrompt, {
  props: {
    ...dialogProps,
    ...textsOf(confirmDeletePromptMessages),
    word: String,
    subject: String,
    promptLabel: String,
    hint: String,
    busy: Boolean,
    failure: String,
  },
  defaults: { open: false, word: 'delete' },
  slots: ['subject', 'hint'],
  events: { onConfirm: { cancelable: true }, onCancel: closes },
  adapt,
})
