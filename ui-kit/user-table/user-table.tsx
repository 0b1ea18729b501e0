'use client'

import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { numberColumn, textColumn } from '../data-table/common-columns.tsx'
import type { RowKey } from '../data-table/index.ts'
import { RecordTable, type RecordTableProps } from '../data-table/record-table.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { userTableMessages } from './user-table.messages.ts'

/** One row of a UserTable. */
export interface UserRow<Key extends RowKey = string> {
  id: Key
  /** What the user is: a text such as 'Teacher', or a key of `roleLabels`. */
  role: string | number
  userId: string
  /** The answer to the question that is asked when the password is lost. */
  answer: string
}

export interface UserTableProps<Row extends UserRow<RowKey> = UserRow> extends RecordTableProps<Row> {
  /**
   * Accessible name of the table.
   * @default 'Users'
   */
  caption?: string
  /** The rows. */
  users: readonly Row[]
  /**
   * Shown when there are no users.
   * @default 'No users'
   */
  empty?: ReactNode
  /** The text for each role. Without it the table shows `role` itself. */
  roleLabels?: Readonly<Record<string | number, string>>
  /**
   * Header of the column with the number.
   * @default 'No.'
   */
  numberHeader?: string
  /**
   * Header of the column with the role.
   * @default 'Role'
   */
  roleHeader?: string
  /**
   * Header of the column with the user id.
   * @default 'User id'
   */
  userIdHeader?: string
  /**
   * Header of the column with the recovery answer.
   * @default 'Recovery answer'
   */
  answerHeader?: string
}

function Table<Row extends UserRow<RowKey>>(props: UserTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const [texts, { users, roleLabels, className, ...rest }, locale] = useTexts('userTable', userTableMessages, props)
  const roleText = (user: Row) => roleLabels?.[user.role] ?? String(user.role)
  return (
    <RecordTable
      {...rest}
      caption={texts.caption}
      empty={texts.empty}
      tableRef={ref}
      className={cx('kit-user-table', className)}
      records={users}
      ownColumns={[
        numberColumn(texts.numberHeader, locale),
        { key: 'role', header: texts.roleHeader, width: '6.5rem', cell: roleText, sortBy: roleText },
        textColumn('userId', texts.userIdHeader, 'title'),
        { key: 'answer', header: texts.answerHeader, cell: (user) => user.answer },
      ]}
    />
  )
}

/**
 * A table of the users who can log in. Renders a DataTable and accepts its other props.
 *
 * @csspartsOf DataTable
 */
export const UserTable = forwardRef(Table) as <Row extends UserRow<RowKey> = UserRow>(
  props: UserTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
Object.assign(UserTable, { displayName: 'UserTable' })
