import { Button, TrashIcon } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { texts } from '#messages'
import { RowLink } from './row-link.tsx'

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
  const strings = texts().actions
  return (
    <div className="row-actions">
      <RowLink href={details} label={strings.details} name={name} />
      <RowLink href={update} label={strings.update} name={name} />
      <Button
        size="small"
        variant="quiet"
        icon={<TrashIcon />}
        onClick={onDelete}
        aria-label={strings.of({ action: strings.delete, name })}
        data-danger
      >
        {strings.delete}
      </Button>
      {children}
    </div>
  )
}
