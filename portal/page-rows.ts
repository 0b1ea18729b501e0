import type { ComponentType, ReactNode } from 'react'
import type { HideablePage } from '#contract'
import { type Chunk, chunk } from './chunk.tsx'
import type { GuardName } from './layout/guard.tsx'
import type { PageInput } from './page-types.ts'

export type Row = {
  /** As wouter matches it; letter case and a last slash do not count. Within an area, what follows the area's path. */
  path: string
  /** Who may see it; without a guard, everybody. */
  guard?: GuardName
  /** Surrounds the main element of the page, such as with a menu beside it. */
  layout?: ComponentType<{ children: ReactNode }>
  /** The scripts that it needs besides the main chunk. */
  chunks?: Chunk[]
}

export type PageRow = Row & {
  /** Shown in the browser's tab; '' for Home, whose title is the school's name. */
  title: string
  page: ComponentType<PageInput>
  /** The school's settings may hide it: then it is an unknown page. */
  hideable?: HideablePage
}

/** Its guard, layout and chunks are those of every page below its path, also of unknown ones. */
export type AreaRow = Row & {
  /** Its rows. Those that have a script of their own are undefined until `table` is loaded. */
  pages: readonly PageRow[] | (() => readonly PageRow[] | undefined)
  table?: Chunk
}

export const staffStyles: Chunk = { name: 'staff-styles', load: () => import('./staff-styles.ts') }

/**
 * A chunk of pages: the function that makes the row of one, from its path, its title and the component that `download`
 * exports by that name; `component` is for what is no page. See `chunk`.
 */
export function chunkOfPages(name: string, ...needs: Chunk[]) {
  const component = chunk(name, ...needs)
  const row = <Name extends string>(
    path: string,
    title: string,
    page: Name,
    download: () => Promise<Record<Name, ComponentType<PageInput>>>,
    ...alsoNeeds: Chunk[]
  ): PageRow => ({ path, title, ...component(page, download, ...alsoNeeds) })
  return Object.assign(row, { component })
}
