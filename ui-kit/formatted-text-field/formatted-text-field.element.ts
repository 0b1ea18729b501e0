import type { ElementOptions } from '../elements/define-element.ts'
import type { FormattedTextFieldProps } from './formatted-text-field.tsx'

export const options: ElementOptions<FormattedTextFieldProps> = { slots: ['preview'] }
