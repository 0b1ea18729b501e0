import { type Column, Menu, type MenuItem, SelectField, type UserRow, UserTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { ROLE } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { ListedUser } from '#contract/operations'
import { hasWords } from '#contract/search'
import { texts } from '#messages'
import { assertList, request } from '../../api/request.ts'
import { BreakableId } from '../../format/breakable.tsx'
import { useListCall } from '../../hooks/use-load.ts'
import { useTableQuery, useUrlQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { ActiveFilters } from '../../records/active-filters.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { ExportButtons } from '../../records/export-buttons.tsx'
import { listTable } from '../../records/list-table.tsx'
import { PasswordDialog } from '../../records/password-dialog.tsx'
import { SearchBox } from '../../records/search-box.tsx'
import { Selection } from '../../records/selection.tsx'
import { session } from '../../state/session.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'

/** The open dialog about a user. */
type Asking = { user: UserRow; about: 'sessions' | 'factor' | 'password' | 'deletion' }

type Row = UserRow & Pick<ListedUser, 'name' | 'children' | 'role'>

/** Whom a login belongs to; '' for a plain user without children, who has no name. */
const personOf = ({ userId, name, children }: Row): string =>
  children.length > 0 ? texts().users.guardianOf({ children }) : name === userId ? '' : name

/** With whom a login belongs to. A long user id has two lines where one of its words ends. */
const ownColumns = (columns: readonly Column<Row>[]): Column<Row>[] => [
  ...columns.map((column) =>
    column.key === 'userId' ? { ...column, cell: ({ userId }: Row) => <BreakableId id={userId} /> } : column,
  ),
  { key: 'person', header: texts().users.person, cell: (row) => <bdi>{personOf(row)}</bdi>, sortBy: personOf },
]

const ROLES = Object.values(ROLE)

/** All users, with the actions of an admin for their logins. */
export function UserList() {
  const { actions, staffTitles: titles, students, total, users: text } = texts()
  const list = useListCall(endpoints.allUser, {}, ({ data }) => assertList(data))
  const { data, reload } = list
  const table = useTableQuery()
  const { query, change } = useUrlQuery()
  const search = query.get('userId') ?? ''
  const isFound = hasWords(search)
  const role = ROLES.find((known) => String(known) === query.get('role'))
  const found =
    data?.filter(
      (user) =>
        (role === undefined || user.role === role) && isFound([user.userId, user.name, ...user.children].join(' ')),
    ) ?? []
  const users: Row[] = found.map(({ _id, ...user }) => ({ id: _id, ...user }))
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
      <div className="row list-tools">
        <SearchBox label={text.searchId} value={search} onSearch={(userId) => change({ userId })} />
        <SelectField
          label={text.role}
          name="role"
          placeholder={text.allRoles}
          options={ROLES.map((value) => ({ value: String(value), label: text.roles[value] }))}
          value={role === undefined ? '' : String(role)}
          onValueChange={({ value }) => change({ role: value })}
        />
      </div>
      <div className="row list-state">
        <ActiveFilters
          filters={[
            ...(search ? [{ key: 'userId', label: students.list.found, value: search }] : []),
            ...(role === undefined ? [] : [{ key: 'role', label: text.role, value: text.roles[role] }]),
          ]}
        />
      </div>
      <Selection list="users" known={data} shown={users} rowName={idOf} onChanged={reload}>
        {(selection) => (
          <UserTable
            {...table}
            {...listTable({
              list,
              texts: text,
              isFiltered: search !== '' || role !== undefined,
              illustration: 'people',
            })}
            selection={selection}
            caption={titles.users}
            userIdHeader={text.userId}
            answerHeader={text.answer}
            columns={ownColumns}
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
