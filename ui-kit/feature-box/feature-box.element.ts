import type { ElementOptions } from '../elements/define-element.ts'
import { asIconed } from '../elements/named-icon.tsx'
import type { FeatureBoxProps } from './feature-box.tsx'

export const options: ElementOptions<FeatureBoxProps> = {
  ...asIconed,
  props: { ...asIconed.props, linkLabel: String },
}
