import { UNLIMITED } from '#contract'
import type { Conflict } from '#contract/operations'
import { texts } from '#messages'
import { ConflictDialog, type ConflictDialogProps, ConflictingText } from './conflict-dialog.tsx'

type Props = Omit<ConflictDialogProps, 'describe'> & {
  /** The form with the fields: the dialog takes their labels and the user's own values from it. */
  form: HTMLFormElement
  /** The URL of a photo on the server, by the form's field and the photo's version. */
  pictureOf: (field: string, version: string) => string | undefined
}

/** The label of a value that is not free text. */
function labelOf(field: string, value = ''): string {
  const { choices, notices } = texts()
  if (field === 'gender' || field === 'condition') return choices[field](value)
  return value === UNLIMITED ? notices.unlimited : value
}

/** The fields of a record that two people have changed. */
export function RecordConflict({ form, pictureOf, ...props }: Props) {
  const values = new FormData(form)
  const describe = ({ field, theirs }: Conflict) => {
    const control = form.querySelector<HTMLInputElement>(`[name="${field}"]`)
    const own = control?.closest('.kit-field')
    const shown = (value: string | undefined, picture: string | undefined) =>
      control?.type === 'file' ? (
        <img src={picture} alt="" />
      ) : (
        <ConflictingText>{labelOf(field, value)}</ConflictingText>
      )
    return {
      label: own?.querySelector('[data-part=label]')?.firstChild?.textContent ?? field,
      mine: shown(values.get(field)?.toString(), own?.querySelector('img')?.src),
      theirs: shown(theirs, pictureOf(field, theirs)),
    }
  }
  return <ConflictDialog describe={describe} {...props} />
}
