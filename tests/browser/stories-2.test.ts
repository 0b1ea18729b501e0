// needs: storybook, chromium
// long
import { test } from '../test.ts'
import { testStories } from './stories-walk.ts'

await testStories(1, 3)

test.run()
