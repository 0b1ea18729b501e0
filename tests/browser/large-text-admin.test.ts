// needs: build, chromium, sample
import { test } from '../test.ts'
import { testLargeTextOf } from './large-text.ts'

await testLargeTextOf('admin')

test.run()
