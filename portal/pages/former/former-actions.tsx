import { Button, LinkButton, Menu, type MenuItem } from '@my-school/ui-kit'
import type { ListedFormerStudent } from '#contract/operations'
import { texts } from '#messages'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { RowLink } from '../../records/record-actions.tsx'
import { paperUrl, staffLinks } from '../../routing/staff-links.ts'
import { navigate } from '../../state/navigation.ts'
import { setPrintSelection } from '../../state/selections.ts'
import type { Asked } from './former-dialog.tsx'

type SelectionProps = { ids: readonly string[]; onAsk: (about: Asked) => void }

/** The buttons for the selected former students. */
export function FormerSelectionActions({ ids, onAsk }: SelectionProps) {
  const text = texts().former
  return (
    <>
      <Button size="small" onClick={() => onAsk('bringing back')}>
        {text.bringingBack.action}
      </Button>
      <LinkButton
        size="small"
        variant="quiet"
        href={paperUrl({ kind: 'certificates', ids: 'chosen' })}
        onClick={() => setPrintSelection(ids)}
      >
        {text.certificates}
      </LinkButton>
      <ExportButtons list="former" ids={ids} ofSelection />
      <Button size="small" variant="quiet" data-danger onClick={() => onAsk('erasing')}>
        {text.erasing.action}
      </Button>
    </>
  )
}

type RowProps = {
  student: Pick<ListedFormerStudent, '_id' | 'name'>
  dashboard: string
  onAsk: (about: Asked) => void
}

/** The actions for one row of the list: the record itself, and a menu of what else there is. */
export function FormerRowActions({ student: { _id, name }, dashboard, onAsk }: RowProps) {
  const { actions, former: text } = texts()
  const items: MenuItem<Asked | 'certificate'>[] = [
    { key: 'certificate', label: text.certificate },
    { key: 'bringing back', label: text.bringingBack.action },
    { key: 'erasing', label: text.erasing.action, variant: 'danger' },
  ]
  return (
    <div className="row-actions">
      <RowLink href={staffLinks(dashboard, _id).formerStudent} label={actions.details} name={name} />
      <Menu
        size="small"
        label={actions.more}
        subject={name}
        items={items}
        onAction={({ key }) => (key === 'certificate' ? navigate(certificateOf(_id)) : onAsk(key))}
      />
    </div>
  )
}

/** The sheet of paper of one of them. */
export const certificateOf = (id: string) => paperUrl({ kind: 'certificates', ids: id })
