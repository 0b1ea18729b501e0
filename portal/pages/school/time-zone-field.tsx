import { Button, SelectField } from '@my-school/ui-kit'
import { type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { texts } from '#messages'
import { EditingContext, PhoneCountry } from './editing.ts'
import { COUNTRIES, countryOf, namedZone, presentName, probableZone, zonesOf } from './time-zones.ts'

type Props = { name: string; label: string; hint: ReactNode; path: string; value: string }

/** A time zone by its country, then, where a country has several, by its city. The probable one is proposed. */
export function TimeZoneField({ name, label, hint, path, value }: Props) {
  const { schoolFields: text, tagOf } = texts()
  const { set } = useContext(EditingContext)
  const zone = presentName(value)
  /** A country whose city is still to be chosen. */
  const [chosenCountry, setCountry] = useState<string>()
  const ofZone = useMemo(() => (zone ? countryOf(zone) : undefined), [zone])
  const country = zone ? ofZone : chosenCountry
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(tagOf(), { type: 'region' })
    const all = COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))
    return all.sort((one, other) => one.label.localeCompare(other.label, tagOf()))
  }, [tagOf])
  const phoneCountry = useContext(PhoneCountry)
  const probable = useMemo(() => probableZone(phoneCountry), [phoneCountry])
  const first = useRef<HTMLSelectElement>(null)
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
    const [only = chosen, ...others] = (COUNTRIES.includes(chosen) && zonesOf(chosen)) || []
    setCountry(others.length > 0 ? chosen : undefined)
    set(path, others.length > 0 ? '' : only)
  }
  const takeProbable = () => {
    set(path, probable)
    // The button is gone then.
    first.current?.focus()
  }
  return (
    <>
      {!zone && !country && probable && (
        <p className="hint">
          {text.probableZone({ zone: namedZone(probable) })}{' '}
          <Button variant="quiet" size="small" onClick={takeProbable}>
            {text.takeZone}
          </Button>
        </p>
      )}
      <SelectField
        ref={first}
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
          options={zones.map((one) => ({ value: one, label: namedZone(one) }))}
          value={zone}
          onValueChange={({ value: chosen }) => set(path, chosen)}
        />
      )}
    </>
  )
}
