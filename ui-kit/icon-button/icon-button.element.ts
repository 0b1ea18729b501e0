import type { ElementOptions } from '../elements/define-element.ts'
import { asButton, pressed } from '../elements/form-button.ts'
import { asIconed } from '../elements/named-icon.tsx'
import type { IconButtonProps } from './icon-button.tsx'

export const options: ElementOptions<IconButtonProps> = {
  ...asIconed,
  props: pressed,
  form: asButton,
  inline: true,
}
