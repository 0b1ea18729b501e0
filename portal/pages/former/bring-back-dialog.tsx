import { texts } from '#messages'
import { bringBack } from '../../api/batches.ts'
import { NotRestored } from '../deleted/not-restored.tsx'
import { ClassDialog } from '../selection/class-dialog.tsx'

type Props = {
  open: boolean
  ids: readonly string[]
  /** Them in words. */
  subject: string
  onClose: () => void
  /** Called after `onClose` when they are back, or when some of them no longer exist. */
  onDone: () => void
}

/** Asks for a class, then brings former students back into it, or says why it cannot. */
export function BringBackDialog({ ids, ...dialog }: Props) {
  const text = texts().former.bringingBack
  const bringBackInto = async (grade: string) => {
    const refused = await bringBack([[grade, ids]])
    if (refused.length > 0) return { explanation: <NotRestored message={text.refused} records={refused} /> }
    return { done: text.done({ subject: dialog.subject, grade }) }
  }
  return <ClassDialog {...dialog} texts={{ ...text, confirm: text.action }} act={bringBackInto} />
}
