import type { ElementOptions } from '../elements/define-element.ts'
import { asIconed } from '../elements/named-icon.tsx'
import type { LinkButtonProps } from './link-button.tsx'

export const options: ElementOptions<LinkButtonProps> = {
  ...asIconed,
  props: { ...asIconed.props, target: String, rel: String, download: String, 'aria-label': String },
  inline: true,
}
