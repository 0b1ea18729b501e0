import { Button, LinkButton } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { strings } from '../../strings/lists.ts'

type Props = {
  /** The name of the record, which screen readers read with each action. */
  name: string
  details: string
  update: string
  onDelete: () => void
  /** More actions. */
  children?: ReactNode
}

/** The actions of an admin for one row of a list. */
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
