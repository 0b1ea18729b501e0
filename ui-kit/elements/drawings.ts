/** The drawings that an element names, which are a file of their own (elements/drawings.js): most pages show few of them. */
import type { ComponentType } from 'react'
import * as icons from '../icons/index.ts'

export { illustrations } from '../empty-state/illustrations.tsx'
export * from '../photo/fallbacks.tsx'

/** Every icon, by the name that an attribute has: `chevron-down` is ChevronDownIcon. */
export const iconByName: Readonly<Record<string, ComponentType<icons.IconProps>>> = Object.fromEntries(
  Object.entries(icons).map(([name, Icon]) => [
    name
      .replace(/Icon$/, '')
      .replace(/(?!^)[A-Z]/g, '-$&')
      .toLowerCase(),
    Icon,
  ]),
)
