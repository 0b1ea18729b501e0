import type { ElementOptions } from '../elements/define-element.ts'
import { asControl } from '../elements/form-field.ts'
import type { CheckboxProps } from './checkbox.tsx'

export const options: ElementOptions<CheckboxProps> = {
  form: asControl,
  slots: ['label', 'hint'],
  props: { hint: String },
}
