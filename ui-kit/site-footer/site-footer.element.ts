import type { ElementOptions } from '../elements/define-element.ts'
import type { SiteFooterProps } from './site-footer.tsx'

export const options: ElementOptions<SiteFooterProps> = { props: { address: String }, slots: ['address'] }
