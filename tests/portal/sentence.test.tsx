import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { count, type Forms, plural } from '../../messages/en/counting.ts'
import { allOf, labelled } from '../../messages/en/language.ts'
import { Sentence } from '../../portal/format/sentence.tsx'
import { test } from '../test.ts'

test('the language decides where the elements of a sentence stand, and how often', () => {
  const values = { name: <bdi>Ali</bdi>, when: <time>3 Nov</time> }
  const shown = (text: (marks: Record<keyof typeof values, string>) => string) =>
    renderToStaticMarkup(<Sentence text={text} values={values} />)
  assert.is(
    shown(({ name, when }) => `Saved by ${name} on ${when}.`),
    'Saved by <bdi>Ali</bdi> on <time>3 Nov</time>.',
  )
  assert.is(
    shown(({ name, when }) => `${when}: ${name}`),
    '<time>3 Nov</time>: <bdi>Ali</bdi>',
  )
  assert.is(
    shown(({ name }) => name),
    '<bdi>Ali</bdi>',
  )
})

test('what is counted has the form that its number asks for; a language without a form has the general one', () => {
  const rows: Forms = { one: 'row', other: 'rows' }
  assert.equal(
    [0, 1, 2, 1_000].map((number) => count(number, rows)),
    ['0 rows', '1 row', '2 rows', '1,000 rows'],
  )
  assert.is(plural(1, { other: 'sheep' }), 'sheep')
})

test('texts are listed and labelled as in English', () => {
  assert.is(allOf(['a', 'b', 'c']), 'a, b and c')
  assert.is(labelled('Class', '3'), 'Class: 3')
})

test.run()
