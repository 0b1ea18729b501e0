import { dialogMessages } from '../dialog/dialog.messages.ts'
import { defineElement, type KitElement } from '../elements/define-element.ts'
import { closes, dialogProps } from '../elements/dialog-options.ts'
import { confirmDeletePromptMessages } from './confirm-delete-prompt.messages.ts'
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
  texts: { ...dialogMessages, ...confirmDeletePromptMessages },
  props: {
    ...dialogProps,
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
