import type { ElementOptions } from '../elements/define-element.ts'
import type { CopyButtonProps } from './copy-button.tsx'

export const options: ElementOptions<CopyButtonProps> = { props: { disabled: Boolean }, inline: true }
