import type { ElementOptions } from '../elements/define-element.ts'
import type { DateFieldProps } from './date-field.tsx'

export const options: ElementOptions<DateFieldProps> = { props: { min: String, max: String } }
