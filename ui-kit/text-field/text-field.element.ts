import type { ElementOptions } from '../elements/define-element.ts'
import type { TextFieldProps } from './text-field.tsx'

export const options: ElementOptions<TextFieldProps> = { props: { inputMode: String }, slots: ['end'] }
