import { type Condition, LANGUAGES, type Language, UNLIMITED } from '#contract'
import { labelOfChoice } from '#contract/labels'
import { readTranslations } from '#contract/notices/translations'
import type { Conflict } from '#contract/operations'
import { texts } from '#messages'
import { ConflictDialog, type ConflictDialogProps, ConflictingText } from './conflict-dialog.tsx'

type Props = Omit<ConflictDialogProps, 'describe'> & {
  /** The form with the fields: the dialog takes their labels and the user's own values from it. */
  form: HTMLFormElement
  /** The URL of a photo on the server, by the form's field and the photo's version. */
  pictureOf: (field: string, version: string) => string | undefined
}

const labelOfHidden = (field: string) => (field === 'translations' ? texts().notices.translations : field)

/** The label of a value that is not free text. */
function labelOf(field: string, value = ''): string {
  const { choiceLabels, conditionLabels, notices } = texts()
  if (field === 'condition') return conditionLabels[value as Condition] ?? value
  if (field === 'translations') return translationsOf(value)
  return value === UNLIMITED ? notices.unlimited : labelOfChoice(choiceLabels, field, value)
}

/** The texts of a notice in other languages, below each other. */
const translationsOf = (value: string) =>
  Object.entries(readTranslations(value))
    .flatMap(([language, written = {}]) => [LANGUAGES[language as Language].name, ...Object.values(written)])
    .join('\n')

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
      label: own?.querySelector('[data-part=label]')?.firstChild?.textContent ?? labelOfHidden(field),
      mine: shown(values.get(field)?.toString(), own?.querySelector('img')?.src),
      theirs: shown(theirs, pictureOf(field, theirs)),
    }
  }
  return <ConflictDialog describe={describe} {...props} />
}
