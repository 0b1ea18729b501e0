/** The texts of the portal in English, as a page has them once it has started: for all tests that read or show some. */
import * as staff from '../messages/en/staff.ts'
import * as visitors from '../messages/en/visitors.ts'
import { addTexts, speak } from '../messages/index.ts'

addTexts('en', visitors)
addTexts('en', staff)
speak('en')

export { language, type Texts, texts } from '../messages/index.ts'
