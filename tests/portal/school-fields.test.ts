// First, since the parts of the page ask for the document when they are imported.
import '../dom.ts'

import { createElement } from 'react'
import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { type SettingField as Field, type SettingList, schoolForm } from '#contract/school/form'
import { texts } from '#messages'
import { EditingContext } from '../../portal/pages/school/editing.ts'
import { ListEditor } from '../../portal/pages/school/list-editor.tsx'
import { SettingField } from '../../portal/pages/school/setting-field.tsx'
import { settingPaths } from '../../portal/pages/school/setting-path.ts'
import { labelAt } from '../../portal/pages/school/setting-texts.ts'
import { Translations } from '../../portal/pages/school/translations.tsx'
import { click, render, type } from '../dom.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

/** The paths of all settings: of a list its own, not those of its entries. */
const pathsIn = (value: unknown, path: string): string[] =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, path ? `${path}.${key}` : key))
    : [path]

test("every setting has its field on the page 'Your school'", () => {
  const groups = schoolForm.flatMap((part) => part.groups)
  const fields = groups.flatMap(({ sample, legal, fields }) => [
    `confirmed.${sample ?? legal}`,
    ...fields.map(({ at }) => at),
  ])
  const has = (path: string) => fields.some((at) => path === at || path.startsWith(`${at}.`))
  // What the server maintains.
  const maintained = ['userIds.former', 'leavers.keepSince']
  assertNone(pathsIn(defaultSettings, '').filter((path) => !has(path) && !maintained.includes(path)))
})

test('each setting that a version or a conflict names has a name of its own', () => {
  const paths = settingPaths(defaultSettings)
  const names = new Map<string, string[]>()
  for (const path of paths) names.set(labelAt(path), [...(names.get(labelAt(path)) ?? []), path])
  assertNone(paths.filter((path) => labelAt(path) === path))
  assertNone([...names].filter(([, named]) => named.length > 1).map(([name, named]) => `${name}: ${named}`))
})

test('every field, list and entry of the form has a label', () => {
  const all = schoolForm.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
  const paths = all.flatMap((one) =>
    one.kind === 'list' ? [one.at, `${one.at}.*`, ...one.fields.map(({ at }) => at)] : [one.at],
  )
  assertNone(paths.filter((path) => !(path in texts().schoolFields.labels)))
  assert.is(labelAt('home.slides.1.heading@ur'), 'Heading of the slide (اردو)')
  assert.is(labelAt('confirmed.team'), 'Confirmed: Team')
  assert.is(labelAt('confirmed.about'), 'Confirmed: About and team')
})

test('a phone, a mail address, a year and a place that are pasted lose what nobody sees', async () => {
  for (const [kind, pasted, expected] of [
    ['phone', '\u202a+92\u202f42\u2011555\u202c', '+92 42-555'],
    ['email', 'office\u200b@school.example\u200f', 'office@school.example'],
    ['number', '\u200e۱۹۹۵', 1995],
    ['position', '\u221233.9,\u00a0\u200e18.4', { latitude: -33.9, longitude: 18.4 }],
  ] as const) {
    const set: unknown[] = []
    const editing = { set: (_: string, value: unknown) => void set.push(value), wait() {} }
    const field = createElement(SettingField, { field: { at: 'contact.email', kind }, path: kind, value: '' })
    const { container } = render(createElement(EditingContext, { value: editing }, field))
    await type(container.querySelector('input') as HTMLInputElement, pasted)
    assert.equal(set, [expected])
  }
})

test('a school year begins on a day that its month has in every year', async () => {
  const set: unknown[] = []
  const editing = { set: (_: string, value: unknown) => void set.push(value), wait() {} }
  const begins = { at: 'region.yearBegins', kind: 'dayOfYear' } as const
  const field = createElement(SettingField, { field: begins, path: begins.at, value: '03-31' })
  const { container } = render(createElement(EditingContext, { value: editing }, field))
  const [month, day] = [...container.querySelectorAll('select')] as [HTMLSelectElement, HTMLSelectElement]
  assert.equal([month.value, day.value, day.options.length], ['3', '31', 31])
  await type(month, '4')
  await type(month, '2')
  await type(day, '30')
  assert.equal(set, ['04-30', '02-28', '03-30'])
})

test('a list that is full says so in place of its button, and a long entry is named in short', () => {
  const name: Field = { at: 'classes.*', kind: 'line' }
  const classes: SettingList = { at: 'classes', kind: 'list', most: 2, blank: '', fields: [name] }
  const long = 'The school was founded in 1990 by four teachers'
  const list = (value: string[]) =>
    render(createElement(ListEditor, { list: classes, path: classes.at, value })).container
  const buttons = (container: Element) =>
    [...container.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') || one.textContent)
  const full = list(['1', long])
  assert.match(full.textContent ?? '', 'There can be 2 at most.')
  assert.not(buttons(full).includes('Add: Class'))
  assert.ok(buttons(full).includes('Remove: The school was founded in 1990 by four t…'), buttons(full).join())
  const one = list(['1'])
  assert.ok(buttons(one).includes('Add: Class'), buttons(one).join())
})

test('a text is written in another language below what it says in the first one, and none has to be', async () => {
  const settings = { ...defaultSettings, identity: { ...defaultSettings.identity, 'name@ur': 'میرا اسکول' } }
  const set: [string, unknown][] = []
  const editing = { set: (path: string, value: unknown) => void set.push([path, value]), wait() {} }
  const form = createElement(Translations, {
    settings,
    offered: ['en', 'ur'],
    language: 'ur',
    onLanguage() {},
    part: 'identity',
  })
  const { container } = render(createElement(EditingContext, { value: editing }, form))
  const field = (path: string) => container.querySelector(`[name="settings.${path}"]`) as HTMLInputElement

  const name = field('identity.name@ur')
  assert.equal([name.value, name.lang, name.dir, name.required], ['میرا اسکول', 'ur', 'rtl', false])
  const quoted = container.querySelector(`#${name.getAttribute('aria-describedby')?.split(' ')[0]} [lang=en]`)
  assert.is(quoted?.textContent, defaultSettings.identity.name)
  await type(name, '')
  await type(field('home.slides.1.heading@ur'), 'کتابیں')
  assert.equal(set, [
    ['identity.name@ur', undefined],
    ['home.slides.1.heading@ur', 'کتابیں'],
  ])
  assert.match(field('home.slides.1.heading@ur').labels?.[0]?.textContent ?? '', 'Slide 2: Heading')
  assert.is(field('home.slides.1.href@ur'), null, 'an address is the same in each language')

  const identity = container.querySelector('[data-part=identity]')
  assert.match(identity?.querySelector('summary')?.textContent ?? '', '2 texts to write')
  const lines = container.querySelector<HTMLButtonElement>('[data-name="settings.contact.address@ur"]')
  await click(lines as HTMLButtonElement)
  assert.equal(set.at(-1), ['contact.address@ur', ['']])
})

test.run()
