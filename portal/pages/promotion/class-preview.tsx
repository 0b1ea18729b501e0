import { Button, Checkbox } from '@my-school/ui-kit'
import { useState } from 'react'
import type { ClassPromotion } from '#contract/operations'
import { texts } from '#messages'
import { Sentence } from '../../format/sentence.tsx'

type Props = ClassPromotion & {
  /** Those of the students who stay. */
  stay: ClassPromotion['students']
  /** How many go. */
  going: number
  /** Called with the students who go now, or who stay. */
  onChange: (ids: string[], goes: boolean) => void
}

/** One class: where it goes and how many students. When it is open, each student has a checkbox. */
export function ClassPreview({ grade, to, students, stay, going, onChange }: Props) {
  const text = texts().promotion
  // The boxes of a whole school would be thousands.
  const [isOpen, setOpen] = useState(false)
  const heading = to === 'left' ? text.leaving({ grade }) : text.grade({ grade, to })
  if (students.length === 0) {
    return (
      <p className="promotion-class">
        <b>{heading}</b> <span>{text.none}</span>
      </p>
    )
  }
  const staying = new Set(stay.map(({ _id }) => _id))
  const ids = students.map(({ _id }) => _id)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="promotion-class">
        <b>{heading}</b> <span>{text.moves({ going, staying: stay.length })}</span>
      </summary>
      {isOpen && (
        <fieldset>
          <legend className="kit-visually-hidden">{heading}</legend>
          <div className="button-row">
            <Button size="small" variant="quiet" onClick={() => onChange(ids, true)}>
              {text.all}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onChange(ids, false)}>
              {text.nobody}
            </Button>
          </div>
          <div className="grid promotion-names">
            {students.map(({ _id, name, rollNumber }) => (
              <Checkbox
                key={_id}
                name={_id}
                checked={!staying.has(_id)}
                onCheckedChange={({ checked }) => onChange([_id], checked)}
                label={
                  <>
                    <bdi>{name}</bdi>{' '}
                    <small>
                      <Sentence text={text.rollNumber} values={{ rollNumber: <bdi>{rollNumber}</bdi> }} />
                    </small>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </details>
  )
}
