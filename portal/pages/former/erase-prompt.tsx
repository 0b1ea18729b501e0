import { texts } from '#messages'
import { eraseFormer } from '../../api/batches.ts'
import { DeletePrompt } from '../deleting/delete-prompt.tsx'

type Props = {
  open: boolean
  ids: readonly string[]
  /** Them in words. */
  subject: string
  onClose: () => void
  /** Called when they are erased, or were before. */
  onDone: () => void
}

/** Asks for the word, then erases the records of former students for good. */
export const ErasePrompt = ({ open, ids, subject, onClose, onDone }: Props) => (
  <DeletePrompt
    subject={open ? subject : null}
    texts={texts().former.erasing}
    remove={() => eraseFormer(ids)}
    onGone={onDone}
    onClose={onClose}
  />
)
