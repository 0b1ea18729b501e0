'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { listen } from './listen.ts'
import { type TextOf, textOf } from './text-for.ts'
import { useLayoutEffect } from './use-layout-effect.ts'

/** The texts of the links and buttons that lead to other pages. */
export interface PageTextProps {
  /**
   * Text of the button to the page before.
   * @default 'Previous'
   */
  previousLabel?: string
  /**
   * Text of the button to the next page.
   * @default 'Next'
   */
  nextLabel?: string
  /**
   * Text before the number of the page.
   * @default 'Page'
   */
  pageLabel?: string
  /**
   * Text between the number of the page and that of all pages. A function gets the second and says it too.
   * @default 'of'
   */
  ofLabel?: TextOf
}

interface PageNavigationProps extends Required<PageTextProps> {
  page: number
  pages: number
  locale: string
  /** Called with a page that there is and that is not shown. */
  onJump: (page: number) => void
  /**
   * Renders the way to the page before or after.
   * @default a button; not `disabled` where there is no such page: a disabled button loses focus
   */
  neighbour?: ((label: string, page: number, rel: string) => ReactNode) | undefined
}

/**
 * The ways to other pages. The user can change the number of the page between them: it is taken at Enter, or when focus
 * leaves it; one after the last page is the last page.
 *
 * @csspart position - The number of the page and of all pages.
 */
export function PageNavigation({
  page,
  pages,
  locale,
  onJump,
  neighbour = (label, to) => {
    const isNone = !to || to > pages
    return (
      <Button variant="quiet" aria-disabled={isNone} onClick={() => isNone || onJump(to)}>
        {label}
      </Button>
    )
  },
  ...texts
}: PageNavigationProps) {
  const field = useRef<HTMLInputElement>(null)
  // Not at each render: the user's typing stays while the list around it changes.
  useLayoutEffect(() => {
    if (field.current) field.current.value = String(page)
  }, [page])
  // The browser's own event, which it fires at Enter and when focus leaves: React's `onChange` is its `input`.
  useLayoutEffect(() =>
    listen(field.current, 'change', ({ target }) => {
      const input = target as HTMLInputElement
      const wanted = Math.max(1, Math.min(Number.parseInt(input.value, 10) || page, pages))
      input.value = String(page)
      if (wanted !== page) onJump(wanted)
    }),
  )
  return (
    <>
      {neighbour(texts.previousLabel, page - 1, 'prev')}
      <label data-part="position" className="kit-field">
        {texts.pageLabel}{' '}
        <input
          ref={field}
          defaultValue={page}
          // Enter does not send a form around the list.
          form=""
          inputMode="numeric"
          onFocus={(event) => event.target.select()}
        />{' '}
        {textOf(texts.ofLabel, pages.toLocaleString(locale))}
      </label>
      {neighbour(texts.nextLabel, page + 1, 'next')}
    </>
  )
}
