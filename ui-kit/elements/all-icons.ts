/** Every icon, by the name that an attribute has: `chevron-down` is ChevronDownIcon. */
import type { ComponentType } from 'react'
import * as icons from '../icons/index.ts'

export const iconByName: Readonly<Record<string, ComponentType<icons.IconProps>>> = Object.fromEntries(
  Object.entries(icons).map(([name, Icon]) => [
    name
      .replace(/Icon$/, '')
      .replace(/(?!^)[A-Z]/g, '-$&')
      .toLowerCase(),
    Icon,
  ]),
)
