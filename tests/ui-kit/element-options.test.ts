/** What the build takes of an element from the type of its component's props. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

interface Options {
  props: Record<string, string>
  events?: Record<string, object>
  defaults?: Record<string, unknown>
  slots?: string[]
}
const { optionsOf, isField }: { optionsOf(component: string): Options; isField(component: string): boolean } =
  await import(pathToFileURL(resolve('build/element-options.mjs')).href)

/** A prop of a component, and how the element has it: the type of its attribute or property, or nothing. */
const PROPS: [what: string, prop: string, type: string | undefined][] = [
  ['a text', 'Alert.heading', 'String'],
  ['one of several texts, by another name', 'Alert.tone', 'String'],
  ['a text or null', 'Photo.src', 'String'],
  ['one of several numbers', 'Alert.headingLevel', 'Number'],
  ['a number or a text', 'Photo.width', 'NumberOrString'],
  ['a boolean', 'Alert.live', 'Boolean'],
  ['a boolean whose default is true', 'TeacherTable.numbered', 'TrueByDefault'],
  ['a list', 'DetailList.items', 'Array'],
  ['an object', 'DataTable.sort', 'Object'],
  ['a function', 'Pagination.hrefOf', 'Function'],
  ['a text that may be a function', 'FilterChips.removeLabel', 'String'],
  ['a function of another type of props', 'FormFrame.validate', 'Function'],
  ['a function, or a reference that only React has', 'Dialog.finalFocus', 'Function'],
  ['one of the values that the component infers', 'SelectField.value', 'String'],
  ['content that the component needs', 'TeamCard.name', 'String'],
  ['other content', 'Alert.actions', undefined],
  ['children', 'FeatureBox.children', undefined],
  ['a component of React', 'KitProvider.Link', undefined],
  ['a prop of a type that it extends', 'NoticeCard.photoAlt', 'String'],
  ['a prop that it leaves out of such a type', 'StudentTable.rowKey', undefined],
  ['the first value of a prop that the element has', 'TextField.defaultValue', undefined],
  ['a default of something that is no prop', 'CredentialGenerator.defaultNumber', 'Number'],
  ['what every element has', 'TextField.autoFocus', undefined],
  ['a callback', 'TextField.onValueChange', undefined],
]
for (const [what, prop, type] of PROPS) {
  test(`${what}: ${prop} is ${type ?? 'no prop of the element'}`, () => {
    const [component = '', name = ''] = prop.split('.')
    assert.is(optionsOf(component).props[name], type)
  })
}

test("an event for each callback of the kit, none for React's own; a change sets its prop", () => {
  assert.equal(optionsOf('TextField').events, { onValueChange: { sets: 'value' } })
  assert.equal(optionsOf('DataTable').events, { onSortChange: { sets: 'sort' }, onPageChange: { sets: 'page' } })
  assert.equal(optionsOf('PhotoField').events, { onPhotoChange: {} }, 'there is no prop `photo`')
})

test('children are a slot, and a required list is empty at first', () => {
  assert.equal(optionsOf('Alert').slots, ['children'])
  assert.is(optionsOf('Photo').slots, undefined)
  assert.equal(optionsOf('BarChart').defaults, { series: [], rows: [] })
})

test('a component is a field if its props extend those of all fields', () => {
  assert.equal(['TextField', 'SelectField', 'Alert', 'Checkbox'].map(isField), [true, true, false, false])
})

test('a component without an exported type of its props is named', () => {
  assert.throws(() => optionsOf('Nobody'), /No type NobodyProps is exported/)
})

test.run()
