import type { ComponentType, ReactNode } from 'react'
import * as icons from '../icons/index.ts'
import '../icons/icons.css'

/** Every icon by the name that an attribute has: `chevron-down` is ChevronDownIcon. */
const iconByName: Readonly<Record<string, ComponentType<icons.IconProps>>> = Object.fromEntries(
  Object.entries(icons).map(([component, Icon]) => {
    const name = component.replace(/Icon$/, '').replace(/(?!^)[A-Z]/g, '-$&')
    return [name.toLowerCase(), Icon]
  }),
)

export interface NamedIconProps extends icons.IconProps {
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
