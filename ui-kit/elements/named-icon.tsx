import { type ReactNode, useEffect, useState } from 'react'
import type { IconProps } from '../icons/index.ts'
import type { iconByName } from './all-icons.ts'

/** The icons, when they are loaded. */
let icons: typeof iconByName | undefined

export interface NamedIconProps extends IconProps {
  /** Name of an icon, such as `plus` or `chevron-down`. */
  name?: string
}

/**
 * An icon of the kit, by its name. Screen readers do not read it: write a text beside it. The drawings are a file of their
 * own, which is loaded when the first name is seen; until then the place of the icon is kept.
 */
export function NamedIcon({ name = '', ...rest }: NamedIconProps) {
  const [, setLoaded] = useState(!!icons)
  useEffect(() => {
    if (!name || icons) return
    import('./all-icons.ts').then(({ iconByName }) => {
      icons = iconByName
      setLoaded(true)
    })
  }, [name])
  const Icon = icons?.[name]
  if (Icon) return <Icon {...rest} />
  const { size = '1.25em' } = rest
  return name && !icons ? <svg width={size} height={size} aria-hidden /> : null
}

/** The icon of a name; a slot stays as it is. */
export const iconOf = (icon: unknown): ReactNode =>
  typeof icon === 'string' ? <NamedIcon name={icon} /> : (icon as ReactNode)

/** Props of a component that takes an icon. */
export const withIcon = <Props extends { icon?: unknown }>(props: Props) => ({ ...props, icon: iconOf(props.icon) })
