import type { ElementOptions } from '../elements/define-element.ts'
import type { AlertProps } from './alert.tsx'

export const options: ElementOptions<AlertProps> = { slots: ['actions'] }
