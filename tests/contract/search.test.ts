import * as assert from 'uvu/assert'
import { hasWords, searchWords } from '#contract/search'
import { test } from '../test.ts'

test('a search finds each of its words, in any order and letter case, with or without accents', () => {
  for (const [text, words] of [
    ['Groß', 'gross'],
    ['Łukasz', 'lukasz'],
    ['Élodie Roy', 'ROY elodie'],
    ['Ægir Þór Đurić', 'thor aegir duric'],
    ['Ali Khan', ''],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ] as const)
    assert.ok(hasWords(words)(text), `${words} in ${text}`)
  for (const [text, words] of [
    ['Ali Khan', 'ali omar'],
    ['Ali', 'alison'],
    ['a.b', 'a*b'],
  ] as const)
    assert.not(hasWords(words)(text), `${words} in ${text}`)
})

test('the words of a search are what is between spaces of any kind', () => {
  assert.equal(searchWords('  Ali\u00a0 Khan\n'), ['Ali', 'Khan'])
  assert.equal(searchWords(' '), [])
})

test.run()
