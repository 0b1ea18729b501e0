import * as assert from 'uvu/assert'
import { isMadeOf } from '../../server/imports/draft/user-ids.ts'
import { romanizer } from '../../server/romanize.ts'
import { test } from '../test.ts'

test('a name in any letters becomes one that everybody can type', async () => {
  const romanize = await romanizer()
  for (const [name, written] of [
    ['Ali Khan', 'Ali Khan'],
    ["Anne-Marie O'Neil, Jr.", "Anne-Marie O'Neil, Jr."],
    ['Ümit O’Neil', 'Umit ONeil'],
    ['Łukasz Groß', 'Lukasz Gross'],
    ['Юлия Щербакова', 'Yuliya Shcherbakova'],
    ['Γιώργος', 'Giorgos'],
    ['प्रिया शर्मा', 'priya srma'],
    ['王小明', 'WangXiaoMing'],
    ['محمد علی', 'mhmd ly'],
    ['١٢', '12'],
    [' \u{1FAE8}\u{E000} ', ''],
  ] as const) {
    assert.is(romanize(name), written)
  }
  assert.is(romanize('王'.repeat(256)).length, 100)
})

test('a user id belongs to a name, whatever its number is', () => {
  const owner = { person: 'Ali Khan', kind: 'teacher', suffix: '@mySchool.com' } as const
  assert.is(isMadeOf('Ali-Khan-17Teacher@mySchool.com', owner), true)
  for (const other of ['Ali-Khan-17@mySchool.com', 'Ali-Khan-Teacher@mySchool.com', 'Ali-17Teacher@mySchool.com', '']) {
    assert.is(isMadeOf(other, owner), false, other)
  }
})

test.run()
