export { loginLabels, roleLabels } from './auth.ts'
export { feedTitle } from './feed.ts'
export { noticeLabels } from './notices.ts'
