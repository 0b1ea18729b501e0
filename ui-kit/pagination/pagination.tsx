import { forwardRef } from 'react'
import { buttonLook } from '../internal/button-look.ts'
import { Link } from '../internal/link.tsx'
import { PageTurner, type PageTurnerProps, pageTurnerMessages } from '../internal/page-turner.tsx'

export interface PaginationProps extends PageTurnerProps {
  /** The URL of a page. With it the pages before and after are links, which work without a script too. */
  hrefOf?: (target: { page: number }) => string
}

/** The default texts of Pagination. */
export const paginationMessages = pageTurnerMessages

/**
 * The way through the pages of a list: to the one before, to the one after, and to any by its number, which is taken when
 * the user presses Enter or leaves the field. A number after the last page is the last page. Renders a `<nav>`.
 *
 * At both ends a button stays, with `aria-disabled`, because a button that goes away would lose focus; a link is left
 * out.
 *
 * @csspartsOf PageTurner
 *
 * @example
 * <Pagination page={page} pages={12} onPageChange={({ page }) => setPage(page)} />
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination({ hrefOf, ...props }, ref) {
  return (
    <PageTurner
      {...props}
      ref={ref}
      linkTo={
        hrefOf &&
        ((page, text) => (
          <Link {...buttonLook({ variant: 'quiet' })} rel={page < props.page ? 'prev' : 'next'} href={hrefOf({ page })}>
            {text}
          </Link>
        ))
      }
    />
  )
})
Pagination.displayName = 'Pagination'
