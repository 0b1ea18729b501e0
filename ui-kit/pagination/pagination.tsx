'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { PageNavigation, type PageTextProps } from '../internal/page-navigation.tsx'
import { LinkButton } from '../link-button/link-button.tsx'
import { paginationMessages } from './pagination.messages.ts'

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'>, PageTextProps {
  /** The page that is shown, from 1; one after the last is the last. */
  page: number
  /** How many pages there are. */
  pages: number
  /** Called when the user goes to another page; not for a link of `hrefOf`. */
  onPageChange: (change: { page: number }) => void
  /** The URL of a page. With it the pages before and after are links, which work without a script too. */
  hrefOf?: (target: { page: number }) => string
  /**
   * Accessible name of the navigation.
   * @default 'Pages'
   */
  label?: string
}

/**
 * Moves through the pages of a list: to the previous page, to the next page, or to a page by its number, when the user
 * presses Enter in the field or leaves it. A number above the last page leads to the last page. Renders a `<nav>`.
 *
 * At both ends a button stays, with `aria-disabled`, because a button that disappears would lose focus; a link is left
 * out.
 *
 * @csspartsOf PageNavigation
 *
 * @example
 * <Pagination page={page} pages={12} onPageChange={({ page }) => setPage(page)} />
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(props, ref) {
  const [texts, { page: wantedPage, pages: wantedPages, onPageChange, hrefOf, className, ...rest }, locale] = useTexts(
    'pagination',
    paginationMessages,
    props,
  )
  const pages = Math.max(1, wantedPages)
  const page = Math.max(1, Math.min(wantedPage, pages))
  const link =
    hrefOf &&
    ((text: string, next: number, rel: string) =>
      next > 0 &&
      next <= pages && (
        <LinkButton variant="quiet" rel={rel} href={hrefOf({ page: next })}>
          {text}
        </LinkButton>
      ))
  return (
    <nav ref={ref} aria-label={texts.label} {...rest} className={cx('kit-pagination', className)}>
      <PageNavigation
        {...texts}
        locale={locale}
        page={page}
        pages={pages}
        onJump={(next) => onPageChange({ page: next })}
        neighbour={link}
      />
    </nav>
  )
})
Pagination.displayName = 'Pagination'
