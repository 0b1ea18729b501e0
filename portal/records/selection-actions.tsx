import { Button, LinkButton } from '@my-school/ui-kit'
import { texts } from '#messages'
import type { SelectableList } from '../api/batches.ts'
import { paperUrl } from '../routing/staff-links.ts'
import { setPrintSelection } from '../state/selections.ts'
import { deletable, type Selectable, withPassword } from './eligible.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { Asked } from './selection-dialogs.tsx'

/**
 * The kind of paper that the page 'Paper' first shows for a selection; one without secrets, which are printed only on
 * purpose.
 */
const PAPER = { students: 'class-list', teachers: 'teacher-cards' } as const

type Props = {
  list: SelectableList
  /** The selected records. */
  records: readonly Selectable[]
  /** They are just those that the filters find. */
  isAllShown: boolean
  /** Called with the action that is asked for. */
  onAsk: (about: Asked) => void
}

/** The buttons for the selected rows of a list: each only where it can be done with one of them. */
export function SelectionActions({ list, records, isAllShown, onAsk }: Props) {
  const { actions, former, selection: text } = texts()
  const ids = records.map(({ _id }) => _id)
  const button = (about: Asked, label: string) => (
    <Button size="small" variant="quiet" data-danger={about === 'deletion' || undefined} onClick={() => onAsk(about)}>
      {label}
    </Button>
  )
  return (
    <>
      {list === 'students' && button('move', text.move)}
      {list === 'students' && button('leave', former.leaving.action)}
      {(list === 'students' || list === 'teachers') && (
        <LinkButton
          size="small"
          variant="quiet"
          href={paperUrl({ kind: PAPER[list], ids: 'chosen' })}
          onClick={() => setPrintSelection(ids)}
        >
          {actions.print}
        </LinkButton>
      )}
      {/* By its filters a list may be longer than a selection that a call can name. */}
      <ExportButtons list={list} ids={isAllShown ? undefined : ids} ofSelection />
      {withPassword(list, records).length > 0 && button('passwords', text.passwords)}
      {deletable(list, records).length > 0 && button('deletion', actions.delete)}
    </>
  )
}
