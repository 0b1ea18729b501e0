import { forwardRef, useId } from 'react'
import { Button } from '../button/index.ts'
import { Dialog, type DialogProps } from '../dialog/index.ts'
import { cx } from '../internal/cx.ts'
import { SelectField } from '../select-field/index.ts'
import { TextField } from '../text-field/index.ts'

/** What is searched for; an empty text is not searched for. */
export interface StudentSearch {
  name: string
  fatherName: string
  grade: string
  address: string
}

export interface SearchStudentsDialogProps extends Omit<DialogProps, 'heading' | 'actions' | 'children'> {
  /** Shown, over all else and with focus in its first field. */
  open: boolean
  /** Somebody asks to close it: set `open` to false. */
  onClose?: DialogProps['onClose']
  /** What it is for: its name. */
  heading?: string
  /** What has to be filled in. */
  hint?: string
  /** Somebody searches; fields that were left empty are empty texts. */
  onSearch: (search: StudentSearch) => void
  /** The search runs. */
  busy?: boolean
  /** What the fields hold when it opens. */
  defaultValues?: Partial<StudentSearch>
  /** The classes to choose from. */
  classes?: readonly string[]
  /** Label of the field for the student's name. */
  nameLabel?: string
  /** Label of the field for the father's name. */
  fatherNameLabel?: string
  /** Label of the choice of a class. */
  classLabel?: string
  /** The choice of no class in particular. */
  anyClassLabel?: string
  /** Label of the field for the address. */
  addressLabel?: string
  /** Text of the button that searches. */
  searchLabel?: string
  /** Text of the button that leaves it. */
  cancelLabel?: string
}

const CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** Asks for a student's name, father's name, class and address. Renders a Dialog; parts: those of Dialog, `hint`. */
export const SearchStudentsDialog = forwardRef<HTMLDialogElement, SearchStudentsDialogProps>(
  function SearchStudentsDialog(
    {
      heading = 'Search Students',
      hint = 'Atleast one field required',
      onSearch,
      busy,
      defaultValues = {},
      classes = CLASSES,
      nameLabel = 'Name',
      fatherNameLabel = 'Father Name',
      classLabel = 'Class',
      anyClassLabel = 'Any class',
      addressLabel = 'Address',
      searchLabel = 'Search',
      cancelLabel = 'Cancel',
      className,
      onClose,
      ...dialog
    },
    ref,
  ) {
    const form = useId()
    return (
      <Dialog
        ref={ref}
        {...dialog}
        className={cx('kit-search-students-dialog', className)}
        heading={heading}
        onClose={onClose}
        actions={
          <>
            <Button type="submit" form={form} busy={busy}>
              {searchLabel}
            </Button>
            <Button variant="quiet" onClick={() => onClose?.({ reason: 'cancel' })}>
              {cancelLabel}
            </Button>
          </>
        }
      >
        <p data-part="hint">{hint}</p>
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (busy) return
            const data = new FormData(event.currentTarget)
            const text = (name: keyof StudentSearch) => String(data.get(name) ?? '').trim()
            onSearch({
              name: text('name'),
              fatherName: text('fatherName'),
              grade: text('grade'),
              address: text('address'),
            })
          }}
        >
          <TextField label={nameLabel} name="name" autoComplete="off" defaultValue={defaultValues.name} />
          <TextField
            label={fatherNameLabel}
            name="fatherName"
            autoComplete="off"
            defaultValue={defaultValues.fatherName}
          />
          <SelectField
            label={classLabel}
            name="grade"
            options={classes}
            placeholder={anyClassLabel}
            defaultValue={defaultValues.grade}
          />
          <TextField label={addressLabel} name="address" autoComplete="off" defaultValue={defaultValues.address} />
        </form>
      </Dialog>
    )
  },
)
