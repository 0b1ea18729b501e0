// needs: build, chromium, sample
// smoke
// long
import { test } from '../test.ts'
import { testPagesOf } from './pages.ts'

await testPagesOf('visitor', 'guardian', 'student', 'newcomer', 'teacher')

test.run()
