import type { ElementOptions } from '../elements/define-element.ts'
import type { NumberFieldProps } from './number-field.tsx'

export const options: ElementOptions<NumberFieldProps> = { props: { min: Number, max: Number, rangeMessage: Function } }
