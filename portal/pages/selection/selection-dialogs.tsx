import { texts } from '#messages'
import { deleteSelected, type SelectableList } from '../../api/batches.ts'
import { DeletePrompt } from '../deleting/delete-prompt.tsx'
import { LeaveDialog } from '../former/leave-dialog.tsx'
import { LeaveInstead } from '../former/leave-instead.tsx'
import { deletable, named, type Selectable, withPassword } from './eligible.ts'
import { MoveDialog } from './move-dialog.tsx'
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
  const { deletion } = texts().selection
  const hint = () => {
    if (list === 'students') return <LeaveInstead hint={deletion.hint} onLeave={() => onAsk('leave')} />
    return toDelete.length < records.length ? deletion.plainOnly : deletion.hint
  }
  return (
    <>
      {list === 'students' && (
        <>
          <MoveDialog
            open={asked === 'move'}
            subject={named(list, records)}
            ids={idsOf(records)}
            onClose={onClose}
            onDone={onDone}
          />
          <LeaveDialog
            leavers={asked === 'leave' ? records : []}
            subject={named(list, records)}
            onClose={onClose}
            onDone={onDone}
          />
        </>
      )}
      {asked === 'passwords' && (
        <PasswordsDialog
          subject={named(list, toIssue)}
          ids={idsOf(toIssue)}
          leavesOutAdmins={toIssue.length < records.length}
          onClose={onClose}
        />
      )}
      <DeletePrompt
        subject={asked === 'deletion' ? named(list, toDelete) : null}
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
    </>
  )
}

const idsOf = (records: readonly Selectable[]) => records.map(({ _id }) => _id)
