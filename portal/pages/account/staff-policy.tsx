import { Button } from '@my-school/ui-kit'
import { strings } from '../../strings/account.ts'

const text = strings.secondFactor

/** Whether all staff needs a second factor. Only for admins who have one. */
export function StaffPolicy({ isRequired, onChange }: { isRequired: boolean; onChange: () => void }) {
  return (
    <div className="policy">
      <h3>{text.policy}</h3>
      <p className="hint">{isRequired ? text.policyOn : text.policyOff}</p>
      <Button variant="quiet" onClick={onChange}>
        {isRequired ? text.allow : text.require}
      </Button>
    </div>
  )
}
