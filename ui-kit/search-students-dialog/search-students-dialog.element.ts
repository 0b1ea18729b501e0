import type { ElementOptions } from '../elements/define-element.ts'
import { closes } from '../elements/dialog-options.ts'
import type { SearchStudentsDialogProps } from './search-students-dialog.tsx'

export const options: ElementOptions<SearchStudentsDialogProps> = {
  defaults: { open: false },
  events: { onClose: closes },
}
