import { Button, LinkButton, type TableSelection, useRowSelection } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo, useState } from 'react'
import { ROLE, type Role } from '#contract'
import { texts } from '#messages'
import { deleteSelected, moveStudents, type SelectableList } from '../api/batches.ts'
import { paperUrl } from '../routing/staff-links.ts'
import { rememberSaved } from '../state/saved-records.ts'
import { listSelections, setListSelection, setPrintSelection } from '../state/selections.ts'
import { ClassDialog } from './class-dialog.tsx'
import { DeletePrompt } from './delete-prompt.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { LeaveDialog, LeaveInstead } from './leave-dialog.tsx'
import { PasswordsDialog } from './passwords-dialog.tsx'

export type SelectionProps = {
  list: SelectableList
  /** All records of the kind, also those that the filters leave out; undefined until they are loaded. */
  known: readonly Selectable[] | undefined
  /** Those that the filters find. */
  shown: readonly { id: string }[]
  /** The name of a row whose title is not a text. */
  rowName?: (id: string) => string
  /** Called when records were changed or deleted. Students load themselves again. */
  onChanged?: () => void
  /** Renders the table. */
  children: (selection: TableSelection<string>) => ReactNode
}

/**
 * Lets the user select rows of a list, and do something with all of them. They stay selected on other pages, with other
 * filters, and while another page is visited; a record that no longer exists is no longer selected.
 */
export function Selection({ list, known, shown, rowName, onChanged, children }: SelectionProps) {
  const text = texts().selection
  useSignals()
  const [asked, setAsked] = useState<Asked | null>(null)
  const stored = listSelections.value[list]
  const records = useMemo(() => (stored?.size && known?.filter(({ _id }) => stored.has(_id))) || [], [stored, known])
  const selected = useMemo(() => new Set(records.map(({ _id }) => _id)), [records])
  const isAllShown = shown.length === selected.size && shown.every(({ id }) => selected.has(id))

  const selection = useRowSelection<string>({
    selected,
    onSelectedChange: ({ selected }) => setListSelection(list, selected),
    rowName,
    clearLabel: text.clear,
    selectedText: ({ selected, notShown }) =>
      text.selected({ list, selected, all: known?.length ?? selected, notShown }),
    actions: <SelectionActions list={list} records={records} isAllShown={isAllShown} onAsk={setAsked} />,
  })
  return (
    <>
      {children(selection)}
      <SelectionDialogs
        list={list}
        records={records}
        asked={asked}
        onAsk={setAsked}
        onClose={() => setAsked(null)}
        onDone={() => {
          setListSelection(list, new Set())
          onChanged?.()
        }}
      />
    </>
  )
}

/**
 * The kind of paper that the page 'Paper' first shows for a selection; one without secrets, which are printed only on
 * purpose.
 */
const PAPER = { students: 'class-list', teachers: 'teacher-cards' } as const

type SelectionActionsProps = {
  list: SelectableList
  /** The selected records. */
  records: readonly Selectable[]
  /** They are just those that the filters find. */
  isAllShown: boolean
  /** Called with the action that is asked for. */
  onAsk: (about: Asked) => void
}

/** The buttons for the selected rows of a list: each only where it can be done with one of them. */
function SelectionActions({ list, records, isAllShown, onAsk }: SelectionActionsProps) {
  const { actions, former, selection: text } = texts()
  const ids = records.map(({ _id }) => _id)
  const button = (about: Asked, label: string) => (
    <Button size="small" variant="quiet" data-danger={about === 'deletion' || undefined} onClick={() => onAsk(about)}>
      {label}
    </Button>
  )
  return (
    <>
      {list === 'students' && button('move', text.move)}
      {list === 'students' && button('leave', former.leaving.action)}
      {(list === 'students' || list === 'teachers') && (
        <LinkButton
          size="small"
          variant="quiet"
          href={paperUrl({ kind: PAPER[list], ids: 'chosen' })}
          onClick={() => setPrintSelection(ids)}
        >
          {actions.print}
        </LinkButton>
      )}
      {/* By its filters a list may be longer than a selection that a call can name. */}
      <ExportButtons list={list} ids={isAllShown ? undefined : ids} ofSelection />
      {withPassword(list, records).length > 0 && button('passwords', text.passwords)}
      {deletable(list, records).length > 0 && button('deletion', actions.delete)}
    </>
  )
}

/** The dialog that is open. */
export type Asked = 'move' | 'leave' | 'passwords' | 'deletion'

type SelectionDialogsProps = {
  list: SelectableList
  /** The selected records. */
  records: readonly Selectable[]
  asked: Asked | null
  /** Called with another action that is asked for instead. */
  onAsk: (about: Asked) => void
  onClose: () => void
  /** Called when records were changed or deleted, or some of them are gone already. */
  onDone: () => void
}

/** The dialogs of the actions for the selected rows of a list. */
function SelectionDialogs({ list, records, asked, onAsk, onClose, onDone }: SelectionDialogsProps) {
  const toDelete = deletable(list, records)
  const toIssue = withPassword(list, records)
  const { deletion, moving } = texts().selection
  const hint = () => {
    if (list === 'students') return <LeaveInstead hint={deletion.hint} onLeave={() => onAsk('leave')} />
    return toDelete.length < records.length ? deletion.plainOnly : deletion.hint
  }
  const subject = named(list, records)
  switch (asked) {
    case 'move':
      return (
        <ClassDialog
          subject={subject}
          texts={moving}
          act={async (grade) => {
            const number = await moveStudents(idsOf(records), grade)
            rememberSaved(...idsOf(records))
            return { done: moving.moved({ number, grade }) }
          }}
          onClose={onClose}
          onDone={onDone}
        />
      )
    case 'leave':
      return <LeaveDialog leavers={records} subject={subject} onClose={onClose} onDone={onDone} />
    case 'passwords':
      return (
        <PasswordsDialog
          subject={named(list, toIssue)}
          ids={idsOf(toIssue)}
          leavesOutAdmins={toIssue.length < records.length}
          onClose={onClose}
        />
      )
    case 'deletion':
      return (
        <DeletePrompt
          subject={named(list, toDelete)}
          texts={{
            ...deletion[list],
            hint: hint(),
            wrongWord: deletion.wrongWord,
            deleted: deletion.deleted({ subject: named(list, toDelete) }),
          }}
          remove={() => deleteSelected(list, idsOf(toDelete))}
          onGone={onDone}
          onClose={onClose}
        />
      )
    case null:
      return null
  }
}

const idsOf = (records: readonly Selectable[]) => records.map(({ _id }) => _id)

/** A record of a list. One of these names it: the title of a notice, the user id of a user, the name of a person. */
export type Selectable = { _id: string; title?: string; userId?: string; name?: string; role?: Role; grade?: string }

/** Those that can be deleted here: the logins of students and staff are deleted with their records. */
const deletable = (list: SelectableList, records: readonly Selectable[]) =>
  list === 'users' ? records.filter(({ role }) => role === ROLE.user) : records

/** The records that can get a new password here: admins get theirs with a command on the server. */
const withPassword = (list: SelectableList, records: readonly Selectable[]) =>
  list === 'notices' ? [] : records.filter(({ role }) => role !== ROLE.admin)

/** The name of a record, or how many there are. */
export function named(list: SelectableList, records: readonly Selectable[]): string {
  const [one, ...others] = records
  return one && others.length === 0
    ? (one.title ?? one.userId ?? one.name ?? '')
    : texts().selection.records({ list, number: records.length })
}
