import * as assert from 'uvu/assert'
import { userIdOf } from '#contract/user-ids'
import { latinNamer } from '../../server/security/latin-names.ts'
import { romanizer } from '../../server/security/romanize.ts'
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

test('a user id has the name as the school spells it or as everybody reads it, else the class and the roll number', async () => {
  const romanize = await romanizer()
  const school = [
    { name: 'محمد خان', userId: 'Mohamed-Khan-1@x.org' },
    { name: 'محمد احمد', userId: `Muhammad-${romanize('احمد')}-2Teacher@x.org` },
    { name: 'عائشہ خان', userId: `${romanize('عائشہ خان').replace(' ', '-')}-2002@x.org` },
    { name: 'رضا علی شاہ', userId: 'Class-5-Roll-12-4711@x.org' },
    { name: 'شاہ', userId: 'somebody' },
  ]
  const latinName = await latinNamer(school)
  for (const [name, written] of [
    ['Ali Khan', 'Ali Khan'],
    ['Юлия Щербакова', 'Yuliya Shcherbakova'],
    ['王小明', 'WangXiaoMing'],
    // As the school has spelled both words, the newer way; with an Arabic keyboard too.
    ['محمد خان', 'Muhammad Khan'],
    ['محمد Ali خان', 'Muhammad Ali Khan'],
    // Nobody has corrected what the program wrote.
    ['عائشہ خان', 'Class 5 Roll 12'],
    ['احمد', 'Class 5 Roll 12'],
    ['شاہ', 'Class 5 Roll 12'],
    ['कमल', 'Class 5 Roll 12'],
    ['\u{1FAE8}', 'Class 5 Roll 12'],
  ] as const)
    assert.is(latinName({ name, grade: '5', rollNumber: '۱۲' }), written, name)
  const seat = (grade?: string, rollNumber?: string) => latinName({ name: 'عائشہ', grade, rollNumber })
  assert.equal(
    [seat('5 A', 'R-7'), seat('Nursery', '7'), seat('پنجم', '7'), seat('5'), seat()],
    ['Class 5 A Roll R-7', 'Nursery Roll 7', 'Roll 7', '', ''],
  )
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

test.run()
