import { Button, LinkButton } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { strings } from '../../strings/lists.ts'

type Props = {
  /** Whose row it is: a screen reader hears it with each action. */
  name: string
  details: string
  update: string
  onDelete: () => void
  /** What can be done beyond that. */
  children?: ReactNode
}

/** What an admin does with one row of a list. */
export function RecordActions({ name, details, update, onDelete, children }: Props) {
  const text = strings.students
  return (
    <div className="row-actions">
      <LinkButton size="small" variant="quiet" href={details} aria-label={`${text.details} ${name}`}>
        {text.details}
      </LinkButton>
      <LinkButton size="small" variant="quiet" href={update} aria-label={`${text.update} ${name}`}>
        {text.update}
      </LinkButton>
      <Button size="small" variant="quiet" onClick={onDelete} aria-label={`${text.delete} ${name}`} data-danger>
        {text.delete}
      </Button>
      {children}
    </div>
  )
}
