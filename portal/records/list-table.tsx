import { Button, EmptyState, type EmptyStateProps, LinkButton, PlusIcon } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { texts } from '#messages'
import type { Loaded } from '../hooks/use-load.ts'

type AddLinkProps = { href: string; label: string }

/** Leads to the form for a new record. */
export const AddLink = ({ href, label }: AddLinkProps) => (
  <LinkButton href={href} icon={<PlusIcon />}>
    {label}
  </LinkButton>
)

export type ListTable = {
  list: Pick<Loaded<unknown>, 'status' | 'reload' | 'error'>
  texts: {
    empty: string
    failed: string
    /** Instead of `empty`, where a filter or a search is the reason. */
    noneFound?: string
    /** How rows come here, where there are none yet. */
    emptyHelp?: string
  }
  isFiltered?: boolean
  illustration: EmptyStateProps['illustration']
  /** What the user can do where a filter or a search is the reason. */
  whenFiltered?: ReactNode
  /** Link to the page that adds the first record. */
  add?: AddLinkProps
  /** A list that could not be loaded shows its empty text too: the specification wants it for notices. */
  alwaysEmptyText?: boolean
}

/**
 * The props that the table of a page has from its list: whether it is loading; and why it has no rows, with what the user
 * can do. Its caption is what the heading of the page says.
 */
export function listTable({
  list,
  texts: text,
  isFiltered,
  whenFiltered,
  illustration,
  add,
  alwaysEmptyText,
}: ListTable) {
  const { status, error, reload } = list
  const empty = (isFiltered && text.noneFound) || text.empty
  const failure = error ?? text.failed
  const retry = !error && <Button onClick={reload}>{texts().actions.tryAgain}</Button>
  return {
    captionHidden: true,
    loading: status === 'loading',
    emptyText: status === 'failed' ? failure : empty,
    empty:
      status === 'failed' ? (
        <EmptyState heading={alwaysEmptyText ? empty : text.failed} illustration={illustration} actions={retry}>
          {alwaysEmptyText ? failure : error}
        </EmptyState>
      ) : (
        <EmptyState
          heading={empty}
          illustration={illustration}
          actions={isFiltered ? whenFiltered : add && <AddLink {...add} />}
        >
          {!isFiltered && text.emptyHelp}
        </EmptyState>
      ),
  }
}
