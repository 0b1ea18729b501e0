import { TextField } from '@my-school/ui-kit'
import { texts } from '#messages'
import type { DoubleRollNumber } from './roll-numbers.ts'

type Props = {
  doubles: readonly DoubleRollNumber[]
  /** The numbers that were typed instead of the proposed ones, by the id of the student. */
  typed: Readonly<Record<string, string>>
  onType: (id: string, rollNumber: string) => void
}

/** Roll numbers that two students of a class would have: both names, and a new number for one of them. */
export function NewRollNumbers({ doubles, typed, onType }: Props) {
  const text = texts().promotion
  return (
    <ul className="stack roll-numbers">
      {doubles.map(({ grade, first, second, proposed }) => (
        <li key={second._id}>
          <p>{text.double({ grade, rollNumber: second.rollNumber, first: first.name, second: second.name })}</p>
          <TextField
            name={second._id}
            label={text.newRollNumber({ name: second.name })}
            value={typed[second._id] ?? proposed}
            onValueChange={({ value }) => onType(second._id, value)}
            maxLength={256}
          />
        </li>
      ))}
    </ul>
  )
}
