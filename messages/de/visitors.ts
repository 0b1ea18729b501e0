import type { Translates } from '../translates.ts'

/** What is not here is English. */
export * from '../en/visitors.ts'

export { actions } from './actions.ts'
export { choices } from './choices.ts'
export { passwordTooShort } from './failures/account.ts'
export { home } from './home.ts'
export { information } from './information.ts'
export { kit } from './kit.ts'
export { loginLabels, noticeLabels, roleLabels } from './labels.ts'
export { allOf, amountIn, COMMA, dayAndTimeIn, dayIn, labelled, oneOf, tagOf } from './language.ts'
export { layout } from './layout.ts'
export { leave } from './leave.ts'
export { login } from './login.ts'
export { notFound } from './not-found.ts'
export { noticeBoard } from './notice-board.ts'
export { offline } from './offline.ts'
export { register } from './register.ts'
export { requests } from './requests.ts'
export { session } from './session.ts'
export { titles } from './titles.ts'
export { toDo } from './to-do.ts'

export type Complete = Translates<typeof import('./visitors.ts'), typeof import('../en/visitors.ts')>
