import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react'
import { buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { useTexts } from './kit-context.ts'

export interface PageTurnerProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number
  /** How many pages there are. */
  pages: number
  /** Called when the user goes to another page; not for a link of `hrefOf`. */
  onPageChange: (change: { page: number }) => void
  /**
   * Accessible name of the navigation.
   * @default 'Pages'
   */
  label?: string
  /**
   * Text of the button to the page before.
   * @default 'Previous'
   */
  previousLabel?: string
  /**
   * Text of the button to the page after.
   * @default 'Next'
   */
  nextLabel?: string
  /**
   * Text before the number of the page.
   * @default 'Page'
   */
  pageLabel?: string
  /**
   * Text after the number of the page.
   * @default 'of 12'
   */
  ofText?: (event: { pages: number }) => string
}

interface OwnProps extends PageTurnerProps {
  /** Renders a link to a page in place of a button. */
  linkTo?: (page: number, text: string) => ReactNode
}

/** The default texts of Pagination, under this name because a table without links does not load Pagination. */
export const pageTurnerMessages = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: 'Page',
  ofText: ({ pages }: { pages: number }) => `of ${pages}`,
}

/**
 * What Pagination and DataTable have in common. A table needs no links, so that it does not bring what they need.
 *
 * @csspart position - The number of the page and of all pages.
 * @csspart jump - The field with the number of the page.
 */
export const PageTurner = forwardRef<HTMLElement, OwnProps>(function PageTurner(props, ref) {
  const { page, pages, onPageChange, linkTo, label, previousLabel, nextLabel, pageLabel, ofText, className, ...rest } =
    useTexts('pagination', pageTurnerMessages, props)
  /** What the user types; null while the field shows the current page. */
  const [typed, setTyped] = useState<string | null>(null)

  const go = (wanted: number) => {
    setTyped(null)
    const next = Math.max(1, Math.min(wanted, pages))
    if (next !== page) onPageChange({ page: next })
  }
  // Without a number, the page stays.
  const jump = () => go(Number.parseInt(typed ?? '') || page)
  const neighbour = (text: string, next: number) => {
    const isNone = next < 1 || next > pages
    if (linkTo) return !isNone && linkTo(next, text)
    return (
      // Not `disabled` at the ends: a disabled button loses focus.
      <button type="button" {...buttonLook({ variant: 'quiet' })} aria-disabled={isNone} onClick={() => go(next)}>
        {text}
      </button>
    )
  }

  return (
    <nav ref={ref} aria-label={label} {...rest} className={cx('kit-pagination', className)}>
      {neighbour(previousLabel, page - 1)}
      <label data-part="position" className="kit-field">
        {pageLabel}{' '}
        <input
          data-part="jump"
          inputMode="numeric"
          value={typed ?? page}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={jump}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // A form around the list is not sent.
            event.preventDefault()
            jump()
          }}
        />{' '}
        {ofText({ pages })}
      </label>
      {neighbour(nextLabel, page + 1)}
    </nav>
  )
})
