import { defineElement } from '../elements/define-element.ts'
import { closes, dialogProps } from '../elements/dialog-options.ts'
import { textsOf } from '../elements/texts.ts'
import { searchStudentsDialogMessages } from '../messages/en/search-students-dialog.ts'
import { SearchStudentsDialog } from './search-students-dialog.tsx'
import './search-students-dialog.css'

export const element = defineElement('kit-search-students-dialog', SearchStudentsDialog, {
  props: {
    ...dialogProps,
    ...textsOf(searchStudentsDialogMessages),
    busy: Boolean,
    defaultValues: Object,
    classes: Array,
  },
  defaults: { open: false, classes: [] },
  events: { onSearch: {}, onClose: closes },
})
