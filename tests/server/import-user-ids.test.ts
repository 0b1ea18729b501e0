import * as assert from 'uvu/assert'
import { userIdOf } from '#contract/user-ids'
import { isMadeOf } from '../../server/imports/draft/user-ids.ts'
import { romanizer } from '../../server/romanize.ts'
import { test } from '../test.ts'

test('a name in any letters becomes one that everybody can type', async () => {
  const romanize = await romanizer()
  for (const [name, written] of [
    ['Ali Khan', 'Ali Khan'],
    ["Anne-Marie O'Neil, Jr.", "Anne-Marie O'Neil, Jr."],
    ['Ümit O’Neil', "Umit O'Neil"],
    ['Anne–Marie', 'Anne-Marie'],
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

test('a user id has the name with hyphens, and no sign that no user id should have', () => {
  const idOf = (person: string) => userIdOf({ person, number: 7, roleWord: '', suffix: '@x.org' })
  for (const [person, userId] of [
    [' Ali \t Raza  Khan ', 'Ali-Raza-Khan-7@x.org'],
    ["Anne-Marie O'Neil, Jr.", "Anne-Marie-O'Neil,-Jr.-7@x.org"],
    ['Sean O\u2019Brien', "Sean-O'Brien-7@x.org"],
    ['Ali "Bobby" Khan', 'Ali-Bobby-Khan-7@x.org'],
    ["Ali 'Bobby' \u201cKhan\u201d", 'Ali-Bobby-Khan-7@x.org'],
    ['Ali (Bobby) / Khan\\@home <b>', 'Ali-Bobby-Khanhome-b-7@x.org'],
    ['Anne\u2013Marie \u200bKhan', 'Anne-Marie-Khan-7@x.org'],
    ['"@"', '7@x.org'],
  ] as const)
    assert.is(idOf(person), userId)
})

test('a user id belongs to a name, whatever its number is', () => {
  const owner = { person: 'Ali Khan', kind: 'teacher', suffix: '@mySchool.com' } as const
  assert.is(isMadeOf('Ali-Khan-17Teacher@mySchool.com', owner), true)
  for (const other of ['Ali-Khan-17@mySchool.com', 'Ali-Khan-Teacher@mySchool.com', 'Ali-17Teacher@mySchool.com', '']) {
    assert.is(isMadeOf(other, owner), false, other)
  }
})

test.run()
