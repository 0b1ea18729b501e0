// needs: build, chromium, sample
import { test } from '../test.ts'
import { testLargeTextOf } from './large-text.ts'

await testLargeTextOf('visitor', 'student', 'newcomer', 'teacher')

test.run()
