import { texts } from '#messages'
import { deleteSelected, moveStudents, type SelectableList } from '../api/batches.ts'
import { rememberSaved } from '../state/saved-records.ts'
import { ClassDialog } from './class-dialog.tsx'
import { DeletePrompt } from './delete-prompt.tsx'
import { deletable, named, type Selectable, withPassword } from './eligible.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { LeaveInstead } from './leave-instead.tsx'
import { PasswordsDialog } from './passwords-dialog.tsx'

/** The dialog that is open. */
export type Asked = 'move' | 'leave' | 'passwords' | 'deletion'

type Props = {
  list: SelectableList
  /** The selected records. */
  records: readonly Selectable[]
  asked: Asked | null
  /** Called with another action that is asked for instead. */
  onAsk: (about: Asked) => void
  onClose: () => void
  /** Called when records were changed or deleted, or some of them are gone already. */
  onDone: () => void
}

/** The dialogs of the actions for the selected rows of a list. */
export function SelectionDialogs({ list, records, asked, onAsk, onClose, onDone }: Props) {
  const toDelete = deletable(list, records)
  const toIssue = withPassword(list, records)
  const { deletion, moving } = texts().selection
  const hint = () => {
    if (list === 'students') return <LeaveInstead hint={deletion.hint} onLeave={() => onAsk('leave')} />
    return toDelete.length < records.length ? deletion.plainOnly : deletion.hint
  }
  const subject = named(list, records)
  switch (asked) {
    case 'move':
      return (
        <ClassDialog
          subject={subject}
          texts={moving}
          act={async (grade) => {
            const number = await moveStudents(idsOf(records), grade)
            rememberSaved(...idsOf(records))
            return { done: moving.moved({ number, grade }) }
          }}
          onClose={onClose}
          onDone={onDone}
        />
      )
    case 'leave':
      return <LeaveDialog leavers={records} subject={subject} onClose={onClose} onDone={onDone} />
    case 'passwords':
      return (
        <PasswordsDialog
          subject={named(list, toIssue)}
          ids={idsOf(toIssue)}
          leavesOutAdmins={toIssue.length < records.length}
          onClose={onClose}
        />
      )
    case 'deletion':
      return (
        <DeletePrompt
          subject={named(list, toDelete)}
          texts={{
            ...deletion[list],
            hint: hint(),
            wrongWord: deletion.wrongWord,
            deleted: deletion.deleted({ subject: named(list, toDelete) }),
          }}
          remove={() => deleteSelected(list, idsOf(toDelete))}
          onGone={onDone}
          onClose={onClose}
        />
      )
    case null:
      return null
  }
}

const idsOf = (records: readonly Selectable[]) => records.map(({ _id }) => _id)
