import type { ElementOptions } from '../elements/define-element.ts'
import type { SpinnerProps } from './spinner.tsx'

export const options: ElementOptions<SpinnerProps> = { inline: true }
