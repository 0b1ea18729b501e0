import { texts } from '#messages'
import { moveStudents } from '../../api/batches.ts'
import { rememberSaved } from '../../state/saved-records.ts'
import { ClassDialog } from './class-dialog.tsx'

type Props = {
  open: boolean
  /** Whom it moves, in words. */
  subject: string
  ids: readonly string[]
  onClose: () => void
  /** Called after `onClose` when they were moved, or when some of them no longer exist. */
  onDone: () => void
}

/** Asks for a class, then moves students there. */
export function MoveDialog({ ids, ...dialog }: Props) {
  const text = texts().selection.moving
  const move = async (grade: string) => {
    const count = await moveStudents(ids, grade)
    rememberSaved(...ids)
    return { done: text.moved({ number: count, grade }) }
  }
  return <ClassDialog {...dialog} texts={text} act={move} />
}
