import { SelectField } from '@my-school/ui-kit'
import { useContext, useMemo, useState } from 'react'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'
import { fieldName, type Row } from './settings-table.ts'
import { COUNTRIES, cityAndTime, countryOf, presentName, zonesOf } from './time-zones.ts'

type Props = { row: Row; path: string; value: string }

/** A time zone by its country, then, where a country has several, by its city. */
export function TimeZoneField({ row: { label, hint }, path, value }: Props) {
  const { labelled, schoolFields: text, tagOf } = texts()
  const { set } = useContext(EditingContext)
  const name = fieldName(path)
  const zone = presentName(value)
  const [country, setCountry] = useState(() => countryOf(zone))
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(tagOf(), { type: 'region' })
    const all = COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))
    return all.sort((one, other) => one.label.localeCompare(other.label, tagOf()))
  }, [tagOf])
  const zones = (country && zonesOf(country)) || []

  // If the browser knows no countries: the names of all zones.
  if (!zonesOf('GB')) {
    const options = Intl.supportedValuesOf('timeZone').map((one) => presentName(one))
    return (
      <SelectField
        name={name}
        label={label}
        hint={hint}
        placeholder={text.ofServer}
        options={zone && !options.includes(zone) ? [zone, ...options] : options}
        value={zone}
        onValueChange={({ value: chosen }) => set(path, chosen)}
      />
    )
  }
  const choose = (chosen: string) => {
    setCountry(COUNTRIES.find((code) => code === chosen))
    const [only = chosen, ...others] = (COUNTRIES.includes(chosen) && zonesOf(chosen)) || []
    set(path, others.length > 0 ? '' : only)
  }
  return (
    <>
      <SelectField
        name={zones.length > 1 ? `${name}.country` : name}
        label={text.timeZoneCountry}
        hint={hint}
        placeholder={text.ofServer}
        // A zone without a country, such as UTC, is a separate option.
        options={zone && !country ? [zone, ...countries] : countries}
        value={country ?? zone}
        onValueChange={({ value: chosen }) => choose(chosen)}
      />
      {zones.length > 1 && (
        <SelectField
          name={name}
          label={text.timeZoneCity}
          required
          placeholder={text.chooseCity}
          options={zones.map((one) => {
            const { city, time } = cityAndTime(one)
            return { value: one, label: labelled(city, time) }
          })}
          value={zone}
          onValueChange={({ value: chosen }) => set(path, chosen)}
        />
      )}
    </>
  )
}
