import { Alert, Combobox } from '@my-school/ui-kit'
import { useState } from 'react'
import { ROLE } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { assertList, requestSuccess } from '../../api/request.ts'
import { Sentence } from '../../format/sentence.tsx'
import { ConfirmDialog } from '../../forms/dialogs.tsx'
import { useCall } from '../../hooks/use-load.ts'

type Props = {
  student: { _id: string; name: string }
  onClose: () => void
  onLinked: () => void
}

/** Links a plain user with a student. The user is found by the user id. */
export function LinkDialog({ student, onClose, onLinked }: Props) {
  const text = texts().guardians.link
  const users = useCall(endpoints.allUser, {}, ({ data }) => assertList(data).filter(({ role }) => role === ROLE.user))
  const [userId, setUserId] = useState('')

  const link = async () => {
    if (!userId) return { explanation: text.choose }
    await requestSuccess(endpoints.addGuardian, { params: { id: student._id }, json: { userId } })
    onLinked()
    return { done: text.done({ name: userId, student: student.name }) }
  }
  return (
    <ConfirmDialog heading={text.heading} label={text.submit} onConfirm={link} onClose={onClose}>
      <p>
        <Sentence text={text.text} values={{ student: <bdi>{student.name}</bdi> }} />
      </p>
      <Combobox
        label={text.label}
        name="userId"
        hint={text.hint}
        options={(users.data ?? []).map(({ userId }) => userId)}
        value={userId}
        onValueChange={({ value }) => setUserId(value)}
      />
      {users.status === 'failed' && (
        <Alert live tone="danger">
          {text.failed}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
