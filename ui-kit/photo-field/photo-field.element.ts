import type { ElementOptions } from '../elements/define-element.ts'
import type { PhotoFieldProps } from './photo-field.tsx'

export const options: ElementOptions<PhotoFieldProps> = { slots: ['empty'] }
