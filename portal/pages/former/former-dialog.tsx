import { texts } from '#messages'
import { bringBack, eraseFormer } from '../../api/batches.ts'
import { ClassDialog } from '../../records/class-dialog.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { deselect } from '../../state/selections.ts'
import { NotRestored } from '../deleted/not-restored.tsx'

/** What is asked in a dialog before it is done with former students. */
export type Asked = 'bringing back' | 'erasing'

type Props = {
  about: Asked
  ids: readonly string[]
  /** Them in words. */
  subject: string
  onClose: () => void
  /** Called after `onClose` when it is done, or when some of them no longer exist. */
  onDone: () => void
}

/** Asks for a class into which former students are brought back, or for the word before they are erased for good. */
export function FormerDialog({ about, ids, subject, onClose, onDone }: Props) {
  const { bringingBack: text, erasing } = texts().former
  const done = () => {
    deselect('former', ids)
    onDone()
  }
  if (about === 'erasing') {
    return (
      <DeletePrompt subject={subject} texts={erasing} remove={() => eraseFormer(ids)} onGone={done} onClose={onClose} />
    )
  }
  const bringBackInto = async (grade: string) => {
    const refused = await bringBack([[grade, ids]])
    if (refused.length > 0) return { explanation: <NotRestored message={text.refused} records={refused} /> }
    return { done: text.done({ subject, grade }) }
  }
  return (
    <ClassDialog
      subject={subject}
      texts={{ ...text, confirm: text.action }}
      act={bringBackInto}
      onClose={onClose}
      onDone={done}
    />
  )
}
