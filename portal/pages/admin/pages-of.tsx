import { Button } from '@my-school/ui-kit'
import { strings as text } from '../../strings/audit.ts'

type Props = { page: number; pages: number; onTurn: (page: number) => void }

/** The buttons of a list that the server divides into pages, newest first; nothing if there is one page. */
export function PagesOf({ page, pages, onTurn }: Props) {
  if (pages <= 1) return null
  return (
    <nav className="button-row" aria-label={text.page}>
      <Button variant="quiet" aria-disabled={page <= 1} onClick={() => page > 1 && onTurn(page - 1)}>
        {text.newer}
      </Button>
      <Button variant="quiet" aria-disabled={page >= pages} onClick={() => page < pages && onTurn(page + 1)}>
        {text.older}
      </Button>
    </nav>
  )
}
