import { Button } from '../button/index.ts'

/** The texts of what leads to other pages. */
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
   * Text between the number of the page and that of all pages.
   * @default 'of'
   */
  ofLabel?: string
}

/** The default texts of a table and of Pagination for it. */
export const pageTexts = {
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: 'Page',
  ofLabel: 'of',
}

/** What the ways to other pages have in common. */
interface Pages {
  page: number
  pages: number
  /** Called with a page that there is and that is not shown. */
  onJump: (page: number) => void
}

/** A button to the page before or after. Not `disabled` where there is none: a disabled button loses focus. */
export function pageButton(label: string, to: number, { pages, onJump }: Pages) {
  const isNone = to < 1 || to > pages
  return (
    <Button variant="quiet" aria-disabled={isNone} onClick={() => isNone || onJump(to)}>
      {label}
    </Button>
  )
}

interface PageJumpProps extends Pages, Required<Pick<PageTextProps, 'pageLabel' | 'ofLabel'>> {}

/**
 * The number of the page, which the user can change. It is taken at Enter, or when focus leaves it; one after the last
 * page is the last page.
 *
 * @csspart position - The number of the page and of all pages.
 */
export const PageJump = ({ page, pages, pageLabel, ofLabel, onJump }: PageJumpProps) => (
  <label data-part="position" className="kit-field">
    {pageLabel}{' '}
    <input
      ref={(input) => {
        if (!input) return
        input.value = String(page)
        // The browser's own event, which it fires at Enter and when focus leaves: React's `onChange` is its `input`.
        input.onchange = () => {
          const wanted = Math.max(1, Math.min(Number.parseInt(input.value, 10) || page, pages))
          input.value = String(page)
          if (wanted !== page) onJump(wanted)
        }
      }}
      defaultValue={page}
      // Enter does not send a form around the list.
      form=""
      inputMode="numeric"
      onFocus={(event) => event.target.select()}
    />{' '}
    {ofLabel} {pages}
  </label>
)
