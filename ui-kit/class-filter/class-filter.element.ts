import type { ElementOptions } from '../elements/define-element.ts'
import type { ClassFilterProps } from './class-filter.tsx'

export const options: ElementOptions<ClassFilterProps> = { defaults: { value: '' } }
