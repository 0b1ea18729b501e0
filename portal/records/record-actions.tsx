import { Menu, type MenuItem } from '@my-school/ui-kit'
import { texts } from '#messages'
import { RowLink } from './row-link.tsx'

type Props = {
  /** The name of the record, which screen readers read with each action. */
  name: string
  details: string
  update: string
  onDelete: () => void
  /** What is done more rarely: links of the menu, before Delete. */
  more?: MenuItem[]
}

/** The actions of an admin for one row of a list; what is rarer or dangerous is in a menu. */
export function RecordActions({ name, details, update, onDelete, more = [] }: Props) {
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
