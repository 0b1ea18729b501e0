import { Button, Dialog, Form } from '@my-school/ui-kit'
import { type ReactNode, useId } from 'react'
import { UNLIMITED } from '#contract'
import type { Conflict } from '#contract/operations'
import { momentOf } from '../moments.ts'
import { strings } from '../strings/forms.ts'
import { strings as notices } from '../strings/notices.ts'

const text = strings.conflicts

type Props = {
  conflicts: readonly Conflict[]
  /** The form with the fields: the dialog takes their labels and the user's own values from it. */
  form: HTMLFormElement
  /** The URL of a photo on the server, by the form's field and the photo's version. */
  pictureOf: (field: string, version: string) => string | undefined
  /** @param theirs the fields that take the other value; undefined if the user goes back to the form */
  onClose: (theirs?: string[]) => void
}

/** Shows both values of each field that two people have changed, and lets the user choose. */
export default function ConflictDialog({ conflicts, form, pictureOf, onClose }: Props) {
  const id = useId()
  const values = new FormData(form)
  return (
    <Dialog
      open
      heading={text.heading}
      onClose={() => onClose()}
      actions={
        <>
          <Button type="submit" form={id}>
            {text.save}
          </Button>
          <Button variant="quiet" onClick={() => onClose()}>
            {text.back}
          </Button>
        </>
      }
    >
      <p>{text.lead}</p>
      <Form
        id={id}
        onValidSubmit={({ data }) =>
          onClose(conflicts.map(({ field }) => field).filter((field) => data.get(field) === 'theirs'))
        }
      >
        {conflicts.map(({ field, theirs, by, at }) => {
          const control = form.querySelector<HTMLInputElement>(`[name="${field}"]`)
          const own = control?.closest('.kit-field')
          const label = own?.querySelector('[data-part=label]')?.firstChild?.textContent ?? field
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
              <span className="prose" dir="auto">
                {value === UNLIMITED ? notices.unlimited : value || <i>{text.empty}</i>}
              </span>
            )
          return (
            <fieldset key={field} className="choices">
              <legend>{label}</legend>
              {choice('mine', shown(values.get(field)?.toString(), own?.querySelector('img')?.src))}
              {choice(
                'theirs',
                <>
                  {shown(theirs, pictureOf(field, theirs))}
                  <small>
                    <bdi>{by ?? text.nobody}</bdi>, {momentOf(at)}
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
