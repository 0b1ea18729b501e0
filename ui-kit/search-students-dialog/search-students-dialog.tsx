'use client'

import { forwardRef, useId } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { SelectField } from '../select-field/select-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { searchStudentsDialogMessages } from './search-students-dialog.messages.ts'

/** What to search for; an empty string matches every student. */
export interface StudentSearch {
  name: string
  fatherName: string
  grade: string
  address: string
}

export interface SearchStudentsDialogProps extends Omit<DialogProps, 'heading' | 'actions' | 'children'> {
  /** Whether the dialog is shown. Focus moves to its first field. */
  open: boolean
  /** Called when the user asks to close the dialog: set `open` to false. */
  onClose?: DialogProps['onClose']
  /**
   * Heading of the dialog.
   * @default 'Search students'
   */
  heading?: string
  /**
   * What must be filled in.
   * @default 'Fill in at least one field'
   */
  hint?: string
  /** Called with the trimmed values of all fields; an empty field is an empty string. */
  onSearch: (search: StudentSearch) => void
  /** The search is running: the search button shows a spinner. */
  busy?: boolean
  /** The values of the fields when the dialog opens. */
  defaultValues?: Partial<StudentSearch>
  /** The classes to choose from, in order. */
  classes: readonly string[]
  /**
   * Label of the field for the name.
   * @default 'Name'
   */
  nameLabel?: string
  /**
   * Label of the field for the father's name.
   * @default "Father's name"
   */
  fatherNameLabel?: string
  /**
   * Label of the select for the class.
   * @default 'Class'
   */
  classLabel?: string
  /**
   * The option for all classes.
   * @default 'Any class'
   */
  anyClassLabel?: string
  /**
   * Label of the field for the address.
   * @default 'Address'
   */
  addressLabel?: string
  /**
   * Text of the button that searches.
   * @default 'Search'
   */
  searchLabel?: string
  /**
   * Text of the button that closes the dialog.
   * @default 'Cancel'
   */
  cancelLabel?: string
}

/**
 * Searches for students by name, father's name, class or address. Renders a Dialog.
 *
 * @csspartsOf Dialog
 * @csspartsOf TextField
 * @csspartsOf SelectField
 * @csspartsOf Form
 * @csspart hint - What the search finds.
 */
export const SearchStudentsDialog = forwardRef<HTMLDialogElement, SearchStudentsDialogProps>(
  function SearchStudentsDialog(props, ref) {
    const [texts, { onSearch, busy, defaultValues = {}, classes, className, onClose, ...dialog }] = useTexts(
      'searchStudentsDialog',
      searchStudentsDialogMessages,
      props,
    )
    const form = useId()
    return (
      <Dialog
        ref={ref}
        {...dialog}
        className={cx('kit-search-students-dialog', className)}
        heading={texts.heading}
        onClose={onClose}
        actions={
          <>
            <Button type="submit" form={form} busy={busy}>
              {texts.searchLabel}
            </Button>
            <Button variant="quiet" onClick={() => onClose?.({ reason: 'cancel' })}>
              {texts.cancelLabel}
            </Button>
          </>
        }
      >
        <p data-part="hint">{texts.hint}</p>
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (busy) return
            // The names of the fields are those of a search.
            const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
            onSearch(Object.fromEntries(values))
          }}
        >
          <TextField label={texts.nameLabel} name="name" autoComplete="off" defaultValue={defaultValues.name} />
          <TextField
            label={texts.fatherNameLabel}
            name="fatherName"
            autoComplete="off"
            defaultValue={defaultValues.fatherName}
          />
          <SelectField
            label={texts.classLabel}
            name="grade"
            options={classes}
            placeholder={texts.anyClassLabel}
            defaultValue={defaultValues.grade}
          />
          <TextField
            label={texts.addressLabel}
            name="address"
            autoComplete="off"
            defaultValue={defaultValues.address}
          />
        </form>
      </Dialog>
    )
  },
)
SearchStudentsDialog.displayName = 'SearchStudentsDialog'
