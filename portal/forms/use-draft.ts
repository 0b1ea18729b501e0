import { useState } from 'react'
import { type Draft, type Photos, takeDraft } from '../state/drafts.ts'
import { session } from '../state/session.ts'

/**
 * What the fields of a form start with: `values` (the record that is changed, or nothing), and over them what the
 * same person typed on this page before the session ended. `restored` says that there was such a draft, and holds
 * its photos: PageForm puts them back.
 */
export function useDraft(values: Draft = {}): { initial: Draft; restored: Photos | undefined } {
  const [state] = useState(() => {
    const user = session.peek()?.user
    const draft = user && takeDraft(user._id, location.pathname)
    return { initial: { ...values, ...draft?.typed }, restored: draft?.photos }
  })
  return state
}
