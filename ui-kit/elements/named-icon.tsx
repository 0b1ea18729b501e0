import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '../icons/icon.tsx'
import * as icons from '../icons/index.ts'
import type { ElementOptions } from './define-element.ts'
import '../icons/icons.css'

/** Every icon by the name that an attribute has: `chevron-down` is ChevronDownIcon. */
const iconByName: Readonly<Record<string, ComponentType<IconProps>>> = Object.fromEntries(
  Object.entries(icons).map(([component, Icon]) => {
    const name = component.replace(/Icon$/, '').replace(/(?!^)[A-Z]/g, '-$&')
    return [name.toLowerCase(), Icon]
  }),
)

export interface NamedIconProps extends IconProps {
  /** Name of an icon, such as `plus` or `chevron-down`. */
  name?: string
}

/** An icon of the kit, by its name. Screen readers do not read it: write a text beside it. */
export function NamedIcon({ name = '', ...rest }: NamedIconProps) {
  const Icon = iconByName[name]
  return Icon ? <Icon {...rest} /> : null
}

/** The icon of a name; a slot stays as it is. */
export const iconOf = (icon: unknown): ReactNode =>
  typeof icon === 'string' ? <NamedIcon name={icon} /> : (icon as ReactNode)

/** Props of a component that takes an icon. */
export const withIcon = <Props extends { icon?: unknown }>(props: Props) => ({ ...props, icon: iconOf(props.icon) })

/** What an element needs whose `icon` is the name of one, or what the page puts into the slot. */
export const asIconed = {
  props: { icon: String },
  slots: ['icon'],
  adapt: withIcon,
} as const satisfies ElementOptions<{ icon?: ReactNode }>
