import { useState } from 'react'
import { type Draft, takeDraft } from '../state/drafts.ts'
import { session } from '../state/session.ts'

/**
 * What the fields of a form start with: `values` (the record that is changed, or nothing), and over them what the
 * same person typed on this page before the session ended. `restored` says that there was such a draft.
 */
export function useDraft(values: Draft = {}): { initial: Draft; restored: boolean } {
  const [state] = useState(() => {
    const user = session.peek()?.user
    const draft = user && takeDraft(user._id, location.pathname)
    return { initial: { ...values, ...draft }, restored: draft !== undefined }
  })
  return state
}
