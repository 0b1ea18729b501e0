// needs: storybook, chromium
// long
import { test } from '../test.ts'
import { testStories } from './stories-walk.ts'

await testStories(0, 2)

test.run()
