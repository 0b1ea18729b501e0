import type { SiteHeaderProps } from '@my-school/ui-kit'
import { signal } from '@preact/signals-react'

/** The menu of the area that is shown: on a phone it is part of the header's. Null on a page without one. */
export const areaMenu = signal<SiteHeaderProps['area'] | null>(null)
