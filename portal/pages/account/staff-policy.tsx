import { Button } from '@my-school/ui-kit'
import { useState } from 'react'
import { requireSecondFactor } from '../../api/admin.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/account.ts'

const text = strings.secondFactor

/** Sets whether all staff needs a second factor. Only for admins who have one. */
export function StaffPolicy({ isRequired, onChanged }: { isRequired: boolean; onChanged: () => void }) {
  const [busy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    try {
      const { success, message } = await requireSecondFactor(!isRequired)
      showToast(success ? 'success' : 'error', message)
      onChanged()
    } catch (error) {
      console.error(error)
      showToast('error', text.failed)
    }
    setBusy(false)
  }
  return (
    <div className="policy">
      <h3>{text.policy}</h3>
      <p className="hint">{isRequired ? text.policyOn : text.policyOff}</p>
      <Button variant="quiet" busy={busy} onClick={change}>
        {isRequired ? text.allow : text.require}
      </Button>
    </div>
  )
}
