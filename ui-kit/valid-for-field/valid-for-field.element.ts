import type { ElementOptions } from '../elements/define-element.ts'
import type { ValidForFieldProps } from './valid-for-field.tsx'

export const options: ElementOptions<ValidForFieldProps> = { props: { min: String } }
