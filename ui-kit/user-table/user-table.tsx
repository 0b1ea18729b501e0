import { forwardRef, type ReactNode } from 'react'
import { numberColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'

/** One row of a UserTable. */
export interface UserRow {
  id: string
  /** What the user is: a text such as 'Teacher', or a key of `roleLabels`. */
  role: string | number
  userId: string
  /** The answer to the question that is asked when the password is lost. */
  answer: string
}

export interface UserTableProps
  extends Omit<DataTableProps<UserRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /**
   * Accessible name of the table.
   * @default 'Users'
   */
  caption?: string
  /** The rows. */
  users: readonly UserRow[]
  /**
   * Shown when there are no users.
   * @default 'No users'
   */
  empty?: ReactNode
  /** Buttons and links for one user. */
  actions?: (user: UserRow) => ReactNode
  /** The text for each role. Without it the table shows `role` itself. */
  roleLabels?: Readonly<Record<string | number, string>>
  /**
   * Headers of the columns.
   * @default 'No.', 'Role', 'User id', 'Recovery answer'
   */
  headers?: Partial<typeof defaultHeaders>
}

const defaultHeaders = { number: 'No.', role: 'Role', userId: 'User id', answer: 'Recovery answer' }

/** A table of the users who can log in. Renders a DataTable and accepts its other props. */
export const UserTable = forwardRef<HTMLDivElement, UserTableProps>(function UserTable(
  { caption = 'Users', users, actions, roleLabels, headers, empty = 'No users', className, ...rest },
  ref,
) {
  const { number, role, userId, answer } = { ...defaultHeaders, ...headers }
  const roleText = (user: UserRow) => roleLabels?.[user.role] ?? String(user.role)
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
        { key: 'role', header: role, width: '6.5rem', cell: roleText, sortBy: roleText },
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
UserTable.displayName = 'UserTable'
