/** The texts of the portal in English, as a page has them once it has started: for all tests that read or show some. */
import * as main from '../messages/en/parts/main.ts'
import * as other from '../messages/en/parts/public.ts'
import * as staff from '../messages/en/parts/staff.ts'
import { addTexts, speak } from '../messages/index.ts'

for (const part of [main, other, staff]) addTexts('en', part)
speak('en')

export { language, type Texts, texts } from '../messages/index.ts'
