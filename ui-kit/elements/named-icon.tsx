import { type ReactNode, useEffect, useState } from 'react'
import type { IconProps } from '../icons/index.ts'

type Drawings = typeof import('./drawings.ts')

let drawings: Drawings | undefined

/** The drawings, when they are loaded, and undefined until then. They are loaded when one is wanted first. */
export function useDrawings(isWanted: boolean): Drawings | undefined {
  const [, setLoaded] = useState(!!drawings)
  useEffect(() => {
    if (!isWanted || drawings) return
    import('./drawings.ts').then((loaded) => {
      drawings = loaded
      setLoaded(true)
    })
  }, [isWanted])
  return drawings
}

export interface NamedIconProps extends IconProps {
  /** Name of an icon, such as `plus` or `chevron-down`. */
  name?: string
}

/**
 * An icon of the kit, by its name. Screen readers do not read it: write a text beside it. Its place is kept while the
 * drawings are loaded.
 */
export function NamedIcon({ name = '', ...rest }: NamedIconProps) {
  const { iconByName } = useDrawings(!!name) ?? {}
  const Icon = iconByName?.[name]
  if (Icon) return <Icon {...rest} />
  const { size = '1.25em' } = rest
  return name && !iconByName ? <svg width={size} height={size} aria-hidden /> : null
}

/** The icon of a name; a slot stays as it is. */
export const iconOf = (icon: unknown): ReactNode =>
  typeof icon === 'string' ? <NamedIcon name={icon} /> : (icon as ReactNode)

/** Props of a component that takes an icon. */
export const withIcon = <Props extends { icon?: unknown }>(props: Props) => ({ ...props, icon: iconOf(props.icon) })
