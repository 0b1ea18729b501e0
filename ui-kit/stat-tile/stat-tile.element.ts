import type { ElementOptions } from '../elements/define-element.ts'
import { asIconed, withIcon } from '../elements/named-icon.tsx'
import type { StatTileProps } from './stat-tile.tsx'

export const options: ElementOptions<StatTileProps> = {
  ...asIconed,
  adapt: (props) => withIcon({ ...props, value: props.value ?? null }),
}
