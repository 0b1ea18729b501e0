import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { IconProps } from '../icons/icons.tsx'
import '../icons/icons.css'

type Icons = Readonly<Record<string, ComponentType<IconProps>>>

let iconByName: Icons | undefined

/** Every icon by the name that an attribute has: `chevron-down` is ChevronDownIcon. */
async function loadIcons(): Promise<Icons> {
  const icons = Object.entries(await import('../icons/icons.tsx'))
  const nameOf = (component: string) =>
    component
      .replace(/Icon$/, '')
      .replace(/(?!^)[A-Z]/g, '-$&')
      .toLowerCase()
  return Object.fromEntries(icons.map(([component, Icon]) => [nameOf(component), Icon]))
}

/** The icons, when they are loaded, and undefined until then. They are loaded when one is wanted first. */
function useIcons(isWanted: boolean): Icons | undefined {
  const [, setLoaded] = useState(!!iconByName)
  useEffect(() => {
    if (!isWanted || iconByName) return
    loadIcons().then((loaded) => {
      iconByName = loaded
      setLoaded(true)
    })
  }, [isWanted])
  return iconByName
}

export interface NamedIconProps extends IconProps {
  /** Name of an icon, such as `plus` or `chevron-down`. */
  name?: string
}

/**
 * An icon of the kit, by its name. Screen readers do not read it: write a text beside it. Its place is kept while the
 * icons are loaded.
 */
export function NamedIcon({ name = '', ...rest }: NamedIconProps) {
  const icons = useIcons(!!name)
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
