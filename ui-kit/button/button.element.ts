import type { ElementOptions } from '../elements/define-element.ts'
import { asButton, pressed } from '../elements/form-button.ts'
import { asIconed } from '../elements/named-icon.tsx'
import type { ButtonProps } from './button.tsx'

export const options: ElementOptions<ButtonProps> = {
  ...asIconed,
  props: { ...asIconed.props, ...pressed },
  form: asButton,
  inline: true,
}
