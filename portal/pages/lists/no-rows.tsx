import { Button, EmptyState, type EmptyStateProps, LinkButton, PlusIcon } from '@my-school/ui-kit'
import { texts } from '#messages'
import type { Loaded } from '../../hooks/use-load.ts'

type AddLinkProps = { href: string; label: string }

/** Leads to the form for a new record. */
export const AddLink = ({ href, label }: AddLinkProps) => (
  <LinkButton href={href} icon={<PlusIcon />}>
    {label}
  </LinkButton>
)

export type NoRowsProps = {
  list: Pick<Loaded<unknown>, 'status' | 'reload' | 'error'>
  texts: { empty: string; failed: string }
  /** How rows come here, where there are none yet. */
  help?: string
  illustration: EmptyStateProps['illustration']
  /** Link to the page that adds the first record. Leave it out if a filter or a search is the reason. */
  add?: AddLinkProps
  /** A list that could not be loaded shows its empty text too: the specification wants it for notices. */
  alwaysEmptyText?: boolean
}

/** Shown in place of the rows of a list: why there are none, and what the user can do. */
export function NoRows({ list, texts: listTexts, illustration, add, help, alwaysEmptyText }: NoRowsProps) {
  if (list.status !== 'failed') {
    return (
      <EmptyState heading={listTexts.empty} illustration={illustration} actions={add && <AddLink {...add} />}>
        {help}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      heading={alwaysEmptyText ? listTexts.empty : listTexts.failed}
      illustration={illustration}
      actions={!list.error && <Button onClick={list.reload}>{texts().layout.tryAgain}</Button>}
    >
      {list.error ?? (alwaysEmptyText && listTexts.failed)}
    </EmptyState>
  )
}
