import type { ElementOptions } from '../elements/define-element.ts'
import type { SiteHeaderProps } from './site-header.tsx'

export const options: ElementOptions<SiteHeaderProps> = { slots: ['actions'] }
