import type { ElementOptions } from '../elements/define-element.ts'
import type { PageHeadingProps } from './page-heading.tsx'

export const options: ElementOptions<PageHeadingProps> = { props: { lead: String }, slots: ['lead', 'actions'] }
