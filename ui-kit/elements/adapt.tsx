import type { CarouselSlide } from '../carousel/index.ts'
import type { MenuItem } from '../menu/index.ts'
import type { SideMenuProps } from '../side-menu/index.ts'
import type { Toast } from '../toast-region/index.ts'
import type { KitElement } from './define-element.ts'
import { iconOf, withIcon } from './named-icon.tsx'
import { columnsOf, type PlainColumn, type PlainTab, type RowAction, rowActions } from './plain-props.tsx'

/* Where an element takes other values than its component: one function for each such component. */

type Values = Record<string, unknown>

/** A table of known rows: `rowActions` is a list, `columns` are shown after its own. */
export const adaptTable =
  (nameField: string) =>
  (props: { rowActions?: RowAction[]; columns?: PlainColumn[] }, element: KitElement): Values => {
    const { rowActions: actions, columns = [], ...rest } = props
    return {
      ...rest,
      rowActions: rowActions(nameField, actions, element),
      columns: (own: readonly object[]) => [...own, ...columnsOf(columns)],
    }
  }

/** The general table: columns without functions, `rowKey` the name of a field, `rowActions` a list. */
export function adaptDataTable(
  props: { columns: PlainColumn[]; rowKey?: string; rowActions?: RowAction[] },
  element: KitElement,
): Values {
  const { columns, rowKey = 'id', rowActions: actions } = props
  const title = columns.find(({ narrow }) => narrow === 'title') ?? columns[0]
  return {
    ...props,
    columns: columnsOf(columns),
    rowKey: (row: Values) => String(row[rowKey]),
    rowActions: rowActions(title?.key ?? rowKey, actions, element),
  }
}

/** The page passes the promise of its deletion to `detail.waitUntil`; when it is kept, the prompt closes. */
export const adaptPrompt = (props: Values, element: KitElement & Values): Values => ({
  ...props,
  onConfirm: async () => {
    const promises: Promise<unknown>[] = []
    const closing = element.emit('confirm', { waitUntil: (promise: Promise<unknown>) => promises.push(promise) }, true)
    await Promise.all(promises)
    if (closing) element.open = false
  },
})

/** `icon` of a link is the name of an icon. */
export const adaptSideMenu = ({ groups, ...props }: SideMenuProps): Values => ({
  ...props,
  groups: groups.map(({ links, ...group }) => ({
    ...group,
    links: links.map((link) => ({ ...link, icon: iconOf(link.icon) })),
  })),
})

/** A child of the page whose `slot` is the key of a tab is the content of its panel, in place of the text `content`. */
export const adaptTabs = ({ tabs, ...props }: { tabs: PlainTab[] }): Values => ({
  ...props,
  tabs: tabs.map((tab) => ({ ...tab, icon: iconOf(tab.icon), content: <slot name={tab.key}>{tab.content}</slot> })),
})

/** No reference leads into a shadow root: the control gets the tip as a text. */
export function adaptTooltip(props: { text?: string }, element: KitElement): Values {
  element.firstElementChild?.setAttribute('aria-description', props.text ?? '')
  return props
}

/** `icon` of the button and of an item is the name of one. */
export const adaptMenu = ({ items, ...props }: { items: readonly MenuItem[]; icon?: unknown }): Values => ({
  ...withIcon(props),
  items: items.map(withIcon),
})

/** `picture` of a slide is the URL of a photo. */
export const adaptCarousel = ({ slides, ...props }: { slides: CarouselSlide[] }): Values => ({
  ...props,
  slides: slides.map((slide) => ({ ...slide, picture: slide.picture && <img src={String(slide.picture)} alt="" /> })),
})

let shown = 0

/**
 * Shows a toast.
 * @returns its id, with which the page can take it out of `toasts`
 */
export function showToast(this: KitElement & Values, toast: Partial<Toast> | string): Toast['id'] {
  const { id = `toast-${++shown}`, ...rest } = typeof toast === 'string' ? { message: toast } : toast
  this.toasts = [...(this.toasts as Toast[]), { tone: 'info', ...rest, id }]
  return id
}

/** Settings for the elements in it: they render again. */
export function adaptProvider(props: Values, element: KitElement): Values {
  for (const inner of element.querySelectorAll<KitElement>(':defined')) inner.update?.()
  return props
}
