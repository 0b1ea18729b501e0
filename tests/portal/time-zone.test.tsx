import * as assert from 'uvu/assert'
import { EditingContext, PhoneCountry } from '../../portal/pages/school/editing.ts'
import { TimeZoneField } from '../../portal/pages/school/time-zone-field.tsx'
import { COUNTRIES, countryOf, presentName, probableZone, zonesOf } from '../../portal/pages/school/time-zones.ts'
import { click, render, replaceProperty, type } from '../dom.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const zoneField = { name: 'settings.region.timeZone', label: 'Time zone', hint: '', path: 'region.timeZone' }
const optionsOf = (zone: string) => {
  const { container } = render(
    <EditingContext value={{ set() {}, wait() {} }}>
      <TimeZoneField {...zoneField} value={zone} />
    </EditingContext>,
  )
  return [...container.querySelectorAll('select')].map((select) => ({
    shown: select.selectedOptions[0]?.textContent,
    values: [...select.options].map(({ value }) => value),
  }))
}

test('every time zone is found by a country, under the name that it has now', () => {
  const all = Intl.supportedValuesOf('timeZone')
  const zones = new Set(COUNTRIES.flatMap((country) => zonesOf(country) ?? []))
  assertNone(all.filter((zone) => !zones.has(presentName(zone))))
  const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  const renamed = all.filter((zone) => presentName(zone) !== zone)
  assertNone(renamed.filter((zone) => canonical(presentName(zone)) !== canonical(zone)))
  assert.equal([countryOf('Asia/Kolkata'), countryOf('UTC')], ['IN', undefined])
})

test('a country with one time zone asks for no city; a time zone of no country is an option of its own', () => {
  assert.equal(
    optionsOf('Asia/Calcutta').map(({ shown }) => shown),
    ['India'],
  )
  assert.equal(
    optionsOf('America/New_York').map(({ shown }) => shown),
    ['United States', 'New York (Eastern Time)'],
  )
  assert.equal(
    optionsOf('UTC').map(({ shown }) => shown),
    ['UTC'],
  )
})

test('another country asks for its city anew, which has to be chosen', async () => {
  const set: unknown[] = []
  const field = (zone: string) => (
    <EditingContext value={{ set: (_, value) => void set.push(value), wait() {} }}>
      <TimeZoneField {...zoneField} value={zone} />
    </EditingContext>
  )
  const { container, rerender } = render(field('Asia/Calcutta'))
  const selects = () => [...container.querySelectorAll('select')]
  await type(selects()[0] as Element, 'US')
  rerender(field(''))
  const [country, city] = selects()
  assert.equal([country?.value, city?.value, city?.required], ['US', '', true])
  await type(city as Element, 'America/New_York')
  rerender(field('America/New_York'))
  await type(selects()[0] as Element, 'IN')
  assert.equal(set, ['', 'America/New_York', 'Asia/Kolkata'])
})

test('a time zone is proposed by the telephone of the school and by the browser, where these leave no doubt', () => {
  const cases: [string | undefined, string, string][] = [
    ['PK', 'Europe/Berlin', 'Asia/Karachi'],
    [undefined, 'Asia/Calcutta', 'Asia/Kolkata'],
    ['US', 'America/Chicago', 'America/Chicago'],
    ['US', 'Asia/Karachi', ''],
    [undefined, 'UTC', ''],
    ['IN', 'UTC', 'Asia/Kolkata'],
  ]
  for (const [phone, browser, zone] of cases) assert.is(probableZone(phone, browser), zone, `${phone} ${browser}`)
})

test('the proposed time zone is taken with one press, after which the field has the focus', async () => {
  const set: unknown[] = []
  const field = (zone: string) => (
    <PhoneCountry value="PK">
      <EditingContext value={{ set: (_, value) => void set.push(value), wait() {} }}>
        <TimeZoneField {...zoneField} value={zone} />
      </EditingContext>
    </PhoneCountry>
  )
  const { container, rerender } = render(field(''))
  assert.match(container.textContent, 'Probably Karachi (Pakistan Standard Time)')
  await click(container.querySelector('button') as Element)
  assert.equal(set, ['Asia/Karachi'])
  assert.is(document.activeElement, container.querySelector('select'))
  rerender(field('Asia/Karachi'))
  assert.is(container.querySelector('button'), null)
})

test('a browser that knows no countries offers every time zone by its present name', () => {
  replaceProperty(Intl.Locale.prototype, 'getTimeZones', undefined)
  replaceProperty(Intl.Locale.prototype, 'timeZones', undefined)
  const [field = { shown: '', values: [] }, ...others] = optionsOf('Asia/Calcutta')
  assert.equal([field.shown, others.length], ['Asia/Kolkata', 0])
  assert.ok(field.values.includes('Europe/Kyiv') && !field.values.includes('Europe/Kiev'))
})

test.run()
