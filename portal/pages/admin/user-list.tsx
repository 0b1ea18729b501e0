import { Button, Dialog, type UserRow, UserTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { endSessions, getUsers } from '../../api/admin.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { session } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { wording } from '../../wording-lists.ts'

const text = wording.users

/** Everybody who can log in, and the way to sign somebody out everywhere. */
export function UserList() {
  const { status, data, reload } = useLoad('users', getUsers)
  const table = useTableQuery()
  const [ending, setEnding] = useState<UserRow | null>(null)

  return (
    <Page title={text.title} heading={`${text.total} : ${data?.length ?? '–'}`}>
      <UserTable
        {...table}
        captionHidden
        caption={text.title}
        users={data?.map(({ _id, ...user }) => ({ id: _id, ...user })) ?? []}
        loading={status === 'loading'}
        empty={
          <EmptyList
            text={text.empty}
            illustration="people"
            failure={status === 'failed' && text.failed}
            onRetry={reload}
          />
        }
        actions={(user) =>
          // One's own session ends by Logout.
          user.id !== session.peek()?.user._id && (
            <div className="row-actions">
              <Button
                size="small"
                variant="quiet"
                onClick={() => setEnding(user)}
                aria-label={`${text.endSessions} ${user.userId}`}
              >
                {text.endSessions}
              </Button>
            </div>
          )
        }
      />
      {ending && <EndSessions user={ending} onClose={() => setEnding(null)} />}
    </Page>
  )
}

function EndSessions({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      const { ended } = await endSessions(user.id)
      showToast('success', `${text.ended} ${ended}`)
    } catch (error) {
      console.error(error)
      showToast('error', text.endFailed)
    }
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      heading={text.endHeading}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={end}>
            {text.endSessions}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>
        <strong>{user.userId}</strong>
      </p>
      <p>{text.endText}</p>
    </Dialog>
  )
}
