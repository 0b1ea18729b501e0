import { SelectField } from '@my-school/ui-kit'
import { type ReactNode, useContext } from 'react'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'

type Props = { name: string; label: string; hint: ReactNode; path: string; value: string }

/** Of a year without 29 February: most years do not have it. */
const date = (month: number, day: number) => new Date(Date.UTC(2023, month - 1, day))
const daysIn = (month: number) => date(month + 1, 0).getUTCDate()
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

/** A day of every year, such as '04-01': its month and its day. */
export function DayOfYearField({ name, label, hint, path, value }: Props) {
  const { inDigits, schoolFields: text, tagOf } = texts()
  const { set } = useContext(EditingContext)
  const [month = 1, day = 1] = value.split('-').map(Number)
  const choose = (nextMonth: number, nextDay: number) =>
    set(
      path,
      date(nextMonth, Math.min(nextDay, daysIn(nextMonth)))
        .toISOString()
        .slice(5, 10),
    )
  return (
    <fieldset className="kit-field several" data-name={name}>
      <legend data-part="label">{label}</legend>
      <p data-part="hint">{hint}</p>
      <div>
        <SelectField
          name={`${name}.month`}
          label={text.month}
          options={upTo(12).map((one) => ({
            value: String(one),
            label: date(one, 1).toLocaleDateString(tagOf(), { month: 'long', timeZone: 'UTC' }),
          }))}
          value={String(month)}
          onValueChange={({ value: chosen }) => choose(Number(chosen), day)}
        />
        <SelectField
          name={`${name}.day`}
          label={text.day}
          options={upTo(daysIn(month)).map((one) => ({ value: String(one), label: inDigits(one) }))}
          value={String(day)}
          onValueChange={({ value: chosen }) => choose(month, Number(chosen))}
        />
      </div>
    </fieldset>
  )
}
