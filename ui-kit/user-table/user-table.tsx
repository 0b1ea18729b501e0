import { forwardRef, type ReactNode } from 'react'
import { numberColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'

/** A user as a table shows one. */
export interface UserRow {
  id: string
  role: number
  userId: string
  /** The answer that was given for the day the password is lost. */
  answer: string
}

export interface UserTableProps
  extends Omit<DataTableProps<UserRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /** What the table lists: its name. */
  caption?: string
  /** Who is listed. */
  users: readonly UserRow[]
  /** Said when there is nobody. */
  empty?: ReactNode
  /** Buttons and links for one user. */
  actions?: (user: UserRow) => ReactNode
  /** What each role number means. */
  roleLabels?: Record<number, string>
  /** The headers of the columns. */
  headers?: Partial<typeof defaultHeaders>
}

const defaultHeaders = { number: 'No.', role: 'Role', userId: 'User Id', answer: 'Backup Answer' }
const defaultRoles: Record<number, string> = { 0: 'User', 1: 'Student', 2: 'Teacher', 3: 'Admin' }

/** Everybody who can log in. Renders a DataTable, whose other props it takes too. */
export const UserTable = forwardRef<HTMLDivElement, UserTableProps>(function UserTable(
  {
    caption = 'Users',
    users,
    actions,
    roleLabels = defaultRoles,
    headers,
    empty = 'No User Found',
    className,
    ...rest
  },
  ref,
) {
  const { number, role, userId, answer } = { ...defaultHeaders, ...headers }
  const roleOf = (user: UserRow) => roleLabels[user.role] ?? roleLabels[0] ?? String(user.role)
  return (
    <DataTable
      {...rest}
      ref={ref}
      className={cx('kit-user-table', className)}
      caption={caption}
      rows={users}
      rowKey={({ id }) => id}
      empty={empty}
      rowActions={actions}
      columns={[
        numberColumn(number),
        { key: 'role', header: role, width: '6.5rem', cell: roleOf, sortBy: roleOf },
        {
          key: 'userId',
          header: userId,
          narrow: 'title',
          cell: (user) => user.userId,
          sortBy: (user) => user.userId,
        },
        { key: 'answer', header: answer, cell: (user) => user.answer },
      ]}
    />
  )
})
