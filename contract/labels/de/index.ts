export { loginLabels, roleLabels } from './auth.ts'
export { noticeLabels } from './notices.ts'
