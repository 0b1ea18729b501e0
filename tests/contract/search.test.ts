import * as assert from 'uvu/assert'
import { hasWords, nearSearches, normalizePhone, searchTerms, searchWords } from '#contract/search'
import { asciiDigits } from '../../contract/digits.ts'
import { isolate, ltr } from '../../contract/text.ts'
import { asciiDigits as kitAsciiDigits } from '../../ui-kit/internal/ascii-digits.ts'
import { isolated, latin } from '../../ui-kit/messages/isolate.ts'
import { test } from '../test.ts'

test('a search finds each of its words, in any order and letter case, with or without accents', () => {
  for (const [text, words] of [
    ['Groß', 'gross'],
    ['Łukasz', 'lukasz'],
    ['Élodie Roy', 'ROY elodie'],
    ['Ægir Þór Đurić', 'thor aegir duric'],
    ['Ali Khan', ''],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ...["O'Brien", 'O\u2019Brien', 'OBrien', 'O\u02bcBrien', 'O`Brien'].flatMap((text, _, all) =>
      all.map((typed) => [text, typed] as const),
    ),
    ...['Al-Hassan', 'Al\u2013Hassan', 'Al\u2011Hassan', 'Alhassan'].flatMap((text, _, all) =>
      [...all, 'al-'].map((typed) => [text, typed] as const),
    ),
    // The letters of keyboards for Arabic, Persian and Urdu, and those of their fonts.
    ...[
      ['علي', 'علی', 'على', 'ﻋﻠﻲ', 'علـــي', 'عل\u200fی'],
      ['كريم', 'کریم', 'ڪریم'],
      ['فاطمة', 'فاطمه', 'فاطمہ', 'فاطمھ'],
      ['علی\u200cرضا', 'علیرضا'],
      ['أحمد', 'احمد', 'ٱحمد'],
      ['12', '۱۲', '١٢'],
      ['A-17', 'A\u201317', 'A\u2212۱۷'],
      ['Khan', 'Kh\u00adan', '\u202aKhan\u202c', 'Kh\u200ban'],
    ].flatMap((all) => all.flatMap((text) => all.map((typed) => [text, typed] as const))),
    ['Ali Khan', 'ali\u202fkhan'],
    ['Al Hassan', 'al\u2013hassan'],
  ] as const)
    assert.ok(hasWords(words)(text), `${words} in ${text}`)
  for (const [text, words] of [
    ['Ali Khan', 'ali omar'],
    ['Ali', 'alison'],
    ['a.b', 'a*b'],
    ['A17', 'A-17'],
    ['علی', 'علے'],
  ] as const)
    assert.not(hasWords(words)(text), `${words} in ${text}`)
})

test('a phone is found however it is typed, and a short number is a word', () => {
  const finds = (typed: string, phone: string) =>
    searchTerms(typed).every(({ phones }) => phones.some((part) => normalizePhone(phone).includes(part)))
  const typed = ['03001234567', '0300 1234567', '0300-123 4567', '+92 300 1234567', '00923001234567', '923001234567']
  for (const phone of ['+92 300 1234567', '0300-1234567', '0092 300 1234567', '300 1234567'])
    for (const one of [
      ...typed,
      '(0300) 123.45.67',
      '\u202a0300\u2011123\u202f4567\u202c',
      '۰۳۰۰ ۱۲۳۴۵۶۷',
      '1234567',
      '4567',
    ])
      assert.ok(finds(one, phone), `${one} in ${phone}`)
  for (const other of ['0301 1234567', '0300 1234568', '92300123'])
    for (const one of typed) assert.not(finds(one, other), `${one} in ${other}`)
  const words = (text: string) => searchTerms(text).map(({ word }) => word)
  assert.equal(words('Ali 17 5'), ['ali', '17', '5'])
  assert.equal(words('Élodie 0300 123 4567 Groß'), ['elodie', '0300 123 4567', 'gross'])
  // Too short to tell phones apart.
  assert.equal(searchTerms('17 R-1234')[0]?.phones, [])
})

test('numbers are found by their digits in any text, words in quotes as a phrase', () => {
  for (const [text, words] of [
    ['Call 0300-1234567.', '03001234567'],
    ['Call +92 300 1234567, please', '0300 1234567'],
    ['فون ۰۳۰۰۱۲۳۴۵۶۷', '0300-123 4567'],
    ['In 2026 and 2027', '2026 2027'],
    ['The sports\n\nday of all', '"sports day"'],
    ['The Sports-Day', '“the sportsday”'],
    ['day of sports', 'sports day'],
    ['sports day', '"sports day'],
    ['sports day', '"" day'],
  ] as const)
    assert.ok(hasWords(words)(text), `${words} in ${text}`)
  for (const [text, words] of [
    ['Call 0300-1234568.', '03001234567'],
    ['day of sports', '"sports day"'],
    ['day of sports', '«sports day» of'],
  ] as const)
    assert.not(hasWords(words)(text), `${words} in ${text}`)
  const terms = searchTerms('class "Bilal  Khan" 5 „al-Hassan“').map(({ typed, word }) => [typed, word])
  assert.equal(terms, [
    ['class', 'class'],
    ['Bilal Khan', 'bilal khan'],
    ['5', '5'],
    ['al-Hassan', 'alhassan'],
  ])
})

test('in prose an English plural finds its singular', () => {
  const finds = (word: string, text: string) => [hasWords(word, true)(text), hasWords(word)(text)]
  for (const [plural, text] of [
    ['exams', 'Examination'],
    ['Holidays', 'a holiday'],
    ['classes', 'Class 5'],
    ['matches', 'the match'],
    ['copies', 'a copy'],
    ['FEES', 'fee'],
  ] as const)
    assert.equal(finds(plural, text), [true, false], plural)
  assert.equal(finds('class', 'clas'), [false, false])
  assert.equal(finds('bus', 'bu'), [false, false])
  assert.equal(finds('exams', 'exams'), [true, true])
})

test('a name with one letter more or less is proposed, those of most people first', () => {
  const people = [
    'Hassan Ali',
    'Ahmed Hassan',
    'Hasana Raza',
    'Umar Khan',
    'Al-Hassan Shah',
    'Zahra Bibi',
    'علی مرتضیٰ',
  ].map((names) => ({ names, text: `${names} 7` }))
  assert.equal(nearSearches('hasan', people), ['Hassan', 'Hasana'])
  assert.equal(nearSearches('hasan ali', people), ['Hassan ali'])
  assert.equal(nearSearches('7 Hasssan', people), ['7 Hassan'])
  assert.equal(nearSearches('zara', people), ['Zahra'])
  assert.equal(nearSearches('مرتضی', people), [], 'is found')
  assert.equal(nearSearches('مرتظضی', people), ['مرتضیٰ'])
  for (const none of ['', 'umaar', 'hasen', 'hassaan bilal', 'hasan 8', 'h'])
    assert.equal(nearSearches(none, people), [], none)
})

test('the words of a search are what is between spaces of any kind', () => {
  assert.equal(searchWords('  Ali\u00a0 Khan\n'), ['Ali', 'Khan'])
  assert.equal(searchWords('Anne-Marie A-17'), ['Anne', 'Marie', 'A-17'])
  assert.equal(searchWords(' - '), ['-'])
})

test('the kit, which is a package of its own, reads digits and isolates values as the contract does', () => {
  const digits = 'a 0123456789 ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ½ ٣'
  assert.is(kitAsciiDigits(digits), asciiDigits(digits))
  assert.is(asciiDigits(digits), 'a 0123456789 0123456789 0123456789 ½ 3')
  assert.equal([isolated('a'), latin('a')], [isolate('a'), ltr('a')])
})

test.run()
