import * as assert from 'uvu/assert'
import { isMadeFrom, userIdOf } from '../../server/imports/draft/user-ids.ts'
import { generateUserId } from '../../ui-kit/credential-generator/random.ts'
import { test } from '../test.ts'

test('an import makes user ids as the form of the kit does', () => {
  for (const name of ['Ali Khan', 'Ümit O’Neil, Jr.', '  Anne-Marie  Curie ', '李 小龙', 'محمد علي', '4711']) {
    for (const [kind, roleWord] of [
      ['student', ''],
      ['teacher', 'Teacher'],
    ] as const) {
      const made = userIdOf(name, kind, '@mySchool.com', 17)
      assert.is(made, generateUserId({ person: name, suffix: '@mySchool.com', roleWord, number: 17 }))
      assert.is(isMadeFrom(made, name, kind, '@mySchool.com'), true)
      assert.is(isMadeFrom(made, `${name} x`, kind, '@mySchool.com'), false)
    }
  }
})

test.run()
