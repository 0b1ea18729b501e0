import { type Column, Menu, type MenuItem, type UserRow, UserTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { ROLE } from '#contract'
import * as endpoints from '#contract/endpoints'
import { hasWords } from '#contract/search'
import { texts } from '#messages'
import { assertList, request } from '../../api/request.ts'
import { BreakableId } from '../../format/breakable.tsx'
import { useListCall } from '../../hooks/use-call.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { Page } from '../../layout/page.tsx'
import { session } from '../../state/session.ts'
import { DeletePrompt } from '../deleting/delete-prompt.tsx'
import { ActiveFilters } from '../lists/active-filters.tsx'
import { ExportButtons } from '../lists/export-buttons.tsx'
import { listTable } from '../lists/list-table.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { PasswordDialog } from '../logins/password-dialog.tsx'
import { Selection } from '../selection/selection.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'

/** The open dialog about a user. */
type Asking = { user: UserRow; about: 'sessions' | 'factor' | 'password' | 'deletion' }

/** A long user id has two lines where one of its words ends. */
const breakingIds = (columns: readonly Column<UserRow>[]) =>
  columns.map((column) =>
    column.key === 'userId' ? { ...column, cell: ({ userId }: UserRow) => <BreakableId id={userId} /> } : column,
  )

/** All users, with the actions of an admin for their logins. */
export function UserList() {
  const { actions, staffTitles: titles, total, users: text } = texts()
  const list = useListCall(endpoints.allUser, {}, ({ data }) => assertList(data))
  const { data, reload } = list
  const table = useTableQuery()
  const { query, change } = useQuery()
  const search = query.get('userId') ?? ''
  const isFound = hasWords(search)
  const found = data?.filter(({ userId }) => isFound(userId)) ?? []
  const users = found.map(({ _id, ...user }) => ({ id: _id, ...user }))
  const [asking, setAsking] = useState<Asking>()
  const idOf = (key: string) => users.find(({ id }) => id === key)?.userId ?? key

  const actionsFor = ({ role }: UserRow): MenuItem<Asking['about']>[] => [
    { key: 'sessions', label: text.endSessions },
    ...(role !== ROLE.admin ? [{ key: 'password' as const, label: actions.newPassword }] : []),
    ...(role === ROLE.teacher || role === ROLE.admin ? [{ key: 'factor' as const, label: text.resetFactor }] : []),
    ...(role === ROLE.user ? [{ key: 'deletion', label: actions.delete, variant: 'danger' } as const] : []),
  ]

  return (
    <Page heading={total(text.total, data?.length)} actions={<ExportButtons list="users" />}>
      <div className="list-tools">
        <SearchBox label={text.searchId} value={search} onSearch={(userId) => change({ userId })} />
      </div>
      <div className="list-state">
        <ActiveFilters filters={search ? [{ key: 'userId', label: text.userId, value: search }] : []} />
      </div>
      <Selection list="users" known={data} shown={users} rowName={idOf} onChanged={reload}>
        {(selection) => (
          <UserTable
            {...table}
            {...listTable({ list, texts: text, illustration: 'people' })}
            selection={selection}
            caption={titles.users}
            userIdHeader={text.userId}
            answerHeader={text.answer}
            columns={breakingIds}
            roleLabels={text.roles}
            users={users}
            rowActions={(user) =>
              // Admins change their own login on the page 'Account'.
              user.id !== session.peek()?.user._id && (
                <Menu
                  size="small"
                  label={text.actions}
                  subject={user.userId}
                  items={actionsFor(user)}
                  onAction={({ key }) => setAsking({ user, about: key })}
                />
              )
            }
          />
        )}
      </Selection>
      {asking && <UserDialog {...asking} onGone={reload} onClose={() => setAsking(undefined)} />}
    </Page>
  )
}

/** Asks before something is done with a login. */
function UserDialog({ user, about, onGone, onClose }: Asking & { onGone: () => void; onClose: () => void }) {
  switch (about) {
    case 'password':
      return <PasswordDialog person={{ id: user.id, name: user.userId }} onClose={onClose} />
    case 'sessions':
      return <EndSessionsDialog user={user} onClose={onClose} />
    case 'factor':
      return <ResetFactorDialog user={user} onClose={onClose} />
    case 'deletion':
      return (
        <DeletePrompt
          subject={user.userId}
          texts={texts().users.deletion}
          remove={() => request(endpoints.deleteUser, { params: { id: user.id } })}
          onGone={onGone}
          onClose={onClose}
        />
      )
  }
}
