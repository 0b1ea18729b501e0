import { defineElement } from '../elements/define-element.ts'
import { closes, dialogProps } from '../elements/dialog-options.ts'
import { Dialog } from './dialog.tsx'
import './dialog.css'

export const element = defineElement('kit-dialog', Dialog, {
  props: dialogProps,
  defaults: { open: false },
  slots: ['children', 'actions'],
  events: { onClose: closes },
})
