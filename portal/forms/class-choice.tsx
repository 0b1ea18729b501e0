import { Checkbox } from '@my-school/ui-kit'
import { useRef } from 'react'
import { classesOf, classList } from '#contract/school/class-list'
import { useFormData } from '../hooks/use-form-data.ts'
import { useSchool } from '../hooks/use-school.ts'

/** The field that the form sends, with one chosen class a line. */
const FIELD = 'classes'
/** Begins the names of the boxes, which are not sent. */
const BOX = 'class '

type Props = {
  label: string
  hint?: string
  /** The chosen classes, as a class list. */
  initial: string | undefined
}

/** The choice of several classes of the school. None is required. */
export function ClassChoice({ label, hint, initial }: Props) {
  const { classes } = useSchool()
  const chosen = classesOf(initial ?? '')
  // The order of the record says which class is the main one; a class that is chosen now comes after it.
  const ordered = [...new Set([...chosen.filter((name) => classes.includes(name)), ...classes])]
  const set = useRef<HTMLFieldSetElement>(null)

  useFormData(set, (data) => {
    const marked = ordered.filter((name) => data.has(BOX + name))
    for (const name of ordered) data.delete(BOX + name)
    data.set(FIELD, classList(marked))
  })

  return (
    <fieldset ref={set} className="kit-field several">
      <legend data-part="label">{label}</legend>
      {hint && <p data-part="hint">{hint}</p>}
      <input type="hidden" name={FIELD} />
      <div>
        {classes.map((name) => (
          <Checkbox key={name} name={BOX + name} label={<bdi>{name}</bdi>} defaultChecked={chosen.includes(name)} />
        ))}
      </div>
    </fieldset>
  )
}
