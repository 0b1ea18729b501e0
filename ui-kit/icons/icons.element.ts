import type { ElementOptions } from '../elements/define-element.ts'
import type { NamedIconProps } from '../elements/named-icon.tsx'

export const options: ElementOptions<NamedIconProps> = { inline: true }
