import type { ElementOptions } from '../elements/define-element.ts'
import type { BadgeProps } from './badge.tsx'

export const options: ElementOptions<BadgeProps> = { inline: true }
