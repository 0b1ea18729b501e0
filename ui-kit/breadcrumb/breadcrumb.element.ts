import type { ElementOptions } from '../elements/define-element.ts'
import type { BreadcrumbProps } from './breadcrumb.tsx'

export const options: ElementOptions<BreadcrumbProps> = { defaults: { current: '' } }
