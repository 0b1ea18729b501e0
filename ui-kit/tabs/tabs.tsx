'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../internal/cx.ts'
import { listen } from '../internal/listen.ts'
import { nextInRow } from '../internal/next-in-row.ts'
import { useLatest } from '../internal/use-latest.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useLostFocus } from '../internal/use-lost-focus.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'

/** One tab and its panel. */
export interface Tab {
  /** Unique in the list. With `hash` it is the id of the panel, with `%20` for a space. */
  key: string
  /** The text of the tab, one or two words. */
  label: string
  /** The content of the panel. All panels are in the document. */
  content: ReactNode
  /** An icon before the label. */
  icon?: ReactNode
}

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the list of tabs. */
  label: string
  /** The tabs, in order. */
  tabs: readonly Tab[]
  /** The key of the selected tab. Without it the component keeps this state itself. */
  value?: string
  /**
   * The key of the tab that is selected at first, when `value` is not given.
   * @default that of the first tab
   */
  defaultValue?: string
  /** Called when the user selects a tab, or finds a text in its panel with the browser's search. */
  onValueChange?: (event: { value: string }) => void
  /**
   * The selected tab is the fragment of the page's URL (`#marks`), so that a link and a reload lead to it. The browser's
   * history does not grow.
   * @default false
   */
  hash?: boolean
}

/** A key as an id: lists of ids are divided by spaces. A link to `#first term` leads to the id `first%20term`. */
const idOf = (key: string) => key.replace(/\s/g, encodeURIComponent)

/** The fragment of the URL; as it is where it cannot be decoded, as in `#50%`. */
function decodedHash(): string {
  const hash = location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/**
 * Parts of one thing, shown one at a time. Arrow keys, Home and End select a tab; Tab moves into its panel. In browsers that
 * support it, a search in the page also finds texts in hidden panels. All panels are printed. Renders a `<div>`.
 *
 * @csspart list - The row of tabs.
 * @csspart tab - A tab. Selected: `[aria-selected='true']`.
 * @csspart panel - The content of a tab. Not shown: `[hidden]`.
 *
 * @example
 * <Tabs label="Amina Yusuf" tabs={[{ key: 'marks', label: 'Marks', content: <Marks /> }]} />
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, defaultValue, onValueChange, hash, className, ...rest },
  ref,
) {
  const id = useId()
  const root = useOwnRef(ref)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const wanted = value ?? ownValue
  const selected = tabs.find(({ key }) => key === wanted)?.key ?? tabs[0]?.key
  const indexOf = (key: string | undefined) => tabs.findIndex((tab) => tab.key === key)
  const tabId = (key: string) => `${id}t${indexOf(key)}`
  const panelId = (key: string) => (hash ? idOf(key) : `${id}p${indexOf(key)}`)

  const select = (key: string) => {
    if (key === selected) return
    setOwnValue(key)
    if (hash) history.replaceState(history.state, '', `#${encodeURIComponent(key)}`)
    onValueChange?.({ value: key })
  }
  /** Selects the tab whose panel has an element. */
  const reveal = useLatest((element: Element | null) => {
    const tab = tabs[panelsOf(root.current).findIndex((panel) => panel.contains(element))]
    if (tab) select(tab.key)
  })

  useEffect(() => {
    if (!hash) return
    const follow = () => {
      // The tabs may be in a shadow root.
      const around = root.current?.getRootNode() as Document | ShadowRoot
      const target = around.getElementById(idOf(decodedHash()))
      if (target) reveal.current(target)
    }
    follow()
    return listen(window, 'hashchange', follow)
  }, [hash])

  // React knows no `hidden="until-found"`: it is set after each render, and the event has no prop.
  useLayoutEffect(() => {
    for (const panel of panelsOf(root.current)) if (panel.hidden) panel.setAttribute('hidden', 'until-found')
  })
  useLayoutEffect(() => {
    return listen(root.current, 'beforematch', ({ target }) => reveal.current(target as Element))
  }, [])

  const list = useRef<HTMLDivElement>(null)
  const selectedTab = () => list.current?.querySelector<HTMLElement>('[aria-selected=true]')
  useLayoutEffect(() => showInRow(selectedTab()), [selected])
  useLostFocus(list, () => selectedTab()?.focus())

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextInRow(event, indexOf(selected), tabs.length)
    const tab = next !== undefined && tabs[next]
    if (!tab) return
    event.preventDefault()
    select(tab.key)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div ref={root} {...rest} className={cx('kit-tabs', className)}>
      <div ref={list} role="tablist" aria-label={label} data-part="list" onKeyDown={onKeyDown}>
        {tabs.map(({ key, label, icon }) => (
          <button
            key={key}
            id={tabId(key)}
            type="button"
            role="tab"
            data-part="tab"
            aria-selected={key === selected}
            aria-controls={panelId(key)}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => select(key)}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, label, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={panelId(key)}
          data-part="panel"
          data-label={label}
          aria-labelledby={tabId(key)}
          // Without controls it must be reachable too. A hidden one that can be found takes part in neither.
          tabIndex={key === selected ? 0 : undefined}
          aria-hidden={key !== selected || undefined}
          hidden={key !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  )
})
Tabs.displayName = 'Tabs'

/** Scrolls a tab into the row, with the edge of the one beside it. Only the row: `scrollIntoView` moves the page too. */
function showInRow(tab: HTMLElement | null | undefined): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [own, shown] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  const beside = Math.min(40, (shown.width - own.width) / 2)
  row.scrollLeft += Math.max(own.right + beside - shown.right, 0) + Math.min(own.left - beside - shown.left, 0)
}

/** The panels of these tabs, not those of tabs in a panel. */
const panelsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]') ?? []),
]
