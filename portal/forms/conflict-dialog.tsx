import { Button, Dialog, Form } from '@my-school/ui-kit'
import { type ReactNode, useId } from 'react'
import { UNLIMITED } from '#contract'
import type { Conflict } from '#contract/operations'
import { momentOf } from '../pages/records/day-of.ts'
import { strings } from '../strings/staff.ts'

const text = strings.conflicts

type Props = {
  conflicts: readonly Conflict[]
  /** The form whose fields they are: it names them, and has the person's own values. */
  form: HTMLFormElement
  /** The address of a photo on the server, by the form's field and the photo's version. */
  pictureOf: (field: string, version: string) => string | undefined
  /** @param theirs the fields in which the other value is taken; nothing if the person goes back to the form */
  answer: (theirs?: string[]) => void
}

/** Shows both values of each field that two people have changed, and lets the person choose. */
export function ConflictDialog({ conflicts, form, pictureOf, answer }: Props) {
  const id = useId()
  return (
    <Dialog
      open
      heading={text.heading}
      onClose={() => answer()}
      actions={
        <>
          <Button type="submit" form={id}>
            {text.save}
          </Button>
          <Button variant="quiet" onClick={() => answer()}>
            {text.back}
          </Button>
        </>
      }
    >
      <p>{text.lead}</p>
      <Form
        id={id}
        onValidSubmit={({ data }) =>
          answer(conflicts.map(({ field }) => field).filter((field) => data.get(field) === 'theirs'))
        }
      >
        {conflicts.map(({ field, theirs, by, at }) => {
          const control = form.querySelector<HTMLInputElement>(`[name="${field}"]`)
          const own = control?.closest('.kit-field')
          const label = own?.querySelector('label')?.firstChild?.textContent ?? field
          const isPhoto = control?.type === 'file'
          const choice = (value: 'mine' | 'theirs', shown: ReactNode) => (
            <label>
              <input
                type="radio"
                name={field}
                value={value}
                required
                data-required-message={`${label}: ${text.missing}`}
              />
              <b>{text[value]}</b>
              {shown}
            </label>
          )
          const shown = (value: string | undefined, picture: string | undefined) =>
            isPhoto ? (
              <img src={picture} alt="" />
            ) : (
              <span className="prose">
                {value === UNLIMITED ? strings.notices.unlimited : value || <i>{text.empty}</i>}
              </span>
            )
          return (
            <fieldset key={field} className="choices">
              <legend>{label}</legend>
              {choice('mine', shown(control?.value, own?.querySelector('img')?.src))}
              {choice(
                'theirs',
                <>
                  {shown(theirs, pictureOf(field, theirs))}
                  <small>
                    {by ?? text.nobody}, {momentOf(at)}
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
