import { Button, Dialog, Form } from '@my-school/ui-kit'
import { type ReactNode, useId } from 'react'
import { type Condition, LANGUAGES, type Language, UNLIMITED } from '#contract'
import { labelOfChoice } from '#contract/labels'
import { readTranslations } from '#contract/notices/translations'
import type { Conflict } from '#contract/operations'
import { texts } from '#messages'
import { momentOf } from '../format/dates.ts'
import { Sentence } from '../format/sentence.tsx'

type Described = { label: string; mine: ReactNode; theirs: ReactNode }

export type ConflictDialogProps = {
  conflicts: readonly Conflict[]
  /** What is to be chosen; by default a value for each field. */
  lead?: string
  /** The label of a field, and both of its values. */
  describe: (conflict: Conflict) => Described
  /** @param theirs the fields that take the other value; undefined if the user goes back to the form */
  onClose: (theirs?: string[]) => void
}

/** Shows both values of each field that two people have changed, and lets the user choose. */
export function ConflictDialog({ conflicts, lead, describe, onClose }: ConflictDialogProps) {
  const { forms } = texts()
  const text = forms.conflicts
  const id = useId()
  return (
    <Dialog
      open
      heading={text.heading}
      onClose={() => onClose()}
      actions={
        <>
          <Button type="submit" form={id}>
            {forms.save}
          </Button>
          <Button variant="quiet" onClick={() => onClose()}>
            {forms.back}
          </Button>
        </>
      }
    >
      <p>{lead ?? text.lead}</p>
      <Form
        id={id}
        onValidSubmit={({ data }) =>
          onClose(conflicts.map(({ field }) => field).filter((field) => data.get(field) === 'theirs'))
        }
      >
        {conflicts.map((conflict) => {
          const { field, by, at } = conflict
          const { label, mine, theirs } = describe(conflict)
          const choice = (value: 'mine' | 'theirs', shown: ReactNode) => (
            <label>
              <input type="radio" name={field} value={value} required data-required-message={text.missing({ label })} />
              <b>{text[value]}</b>
              {shown}
            </label>
          )
          return (
            <fieldset key={field} className="grid choices">
              <legend>{label}</legend>
              {choice('mine', mine)}
              {choice(
                'theirs',
                <>
                  {theirs}
                  <small>
                    <Sentence text={text.by} values={{ name: <bdi>{by ?? text.nobody}</bdi>, at: momentOf(at) }} />
                  </small>
                </>,
              )}
            </fieldset>
          )
        })}
      </Form>
    </Dialog>
  )
}

/** A value as text, in the direction of its first letter. */
export const ConflictingText = ({ children }: { children: ReactNode }) => (
  <span className="prose" dir="auto">
    {children || <i>{texts().forms.conflicts.empty}</i>}
  </span>
)

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
