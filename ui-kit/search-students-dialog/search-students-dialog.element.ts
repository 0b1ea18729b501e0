import { dialogMessages } from '../dialog/dialog.messages.ts'
import { defineElement } from '../elements/define-element.ts'
import { closes, dialogProps } from '../elements/dialog-options.ts'
import { searchStudentsDialogMessages } from './search-students-dialog.messages.ts'
import { SearchStudentsDialog } from './search-students-dialog.tsx'
import './search-students-dialog.css'

export const element = defineElement('kit-search-students-dialog', SearchStudentsDialog, {
  texts: { ...dialogMessages, ...searchStudentsDialogMessages },
  props: {
    ...dialogProps,
    busy: Boolean,
    defaultValues: Object,
    classes: Array,
  },
  defaults: { open: false, classes: [] },
  events: { onSearch: {}, onClose: closes },
})
