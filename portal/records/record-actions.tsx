import { LinkButton, Menu, type MenuItem } from '@my-school/ui-kit'
import { texts } from '#messages'

type RecordActionsProps = {
  /** The name of the record, which screen readers read with each action. */
  name: string
  details: string
  update: string
  onDelete: () => void
  /** What is done more rarely: links of the menu, before Delete. */
  more?: MenuItem[]
}

/** The actions of an admin for one row of a list; what is rarer or dangerous is in a menu. */
export function RecordActions({ name, details, update, onDelete, more = [] }: RecordActionsProps) {
  const strings = texts().actions
  return (
    <div className="row-actions">
      <RowLink href={details} label={strings.details} name={name} />
      <RowLink href={update} label={strings.update} name={name} />
      <Menu
        size="small"
        label={strings.more}
        subject={name}
        items={[...more, { key: 'delete', label: strings.delete, variant: 'danger' }]}
        onAction={onDelete}
      />
    </div>
  )
}

type RowLinkProps = {
  href: string
  label: string
  /** The name of the record, which screen readers read with the label. */
  name: string
}

/** A link in a row of a list. */
export function RowLink({ href, label, name }: RowLinkProps) {
  return (
    <LinkButton size="small" variant="quiet" href={href} aria-label={texts().actions.of({ action: label, name })}>
      {label}
    </LinkButton>
  )
}
