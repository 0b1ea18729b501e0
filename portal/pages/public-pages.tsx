/**
 * The area of everybody: the pages that visitors read, those of the user's account, report and family, and what the
 * layout has for people who are signed in.
 */
import { OWN_REPORT_PATH } from '#contract'
import { texts } from '#messages'
import type { Section } from '../routing/page-types.ts'
import { Account } from './account/account.tsx'
import { Login } from './auth/login.tsx'
import { Register } from './auth/register.tsx'
import { Family } from './family/family.tsx'
import { About } from './information/about.tsx'
import { Contact } from './information/contact.tsx'
import { Questions } from './information/questions.tsx'
import { SchoolPageOf, schoolPageLoader } from './information/school-page.tsx'
import { SelfCheck } from './information/self-check.tsx'
import { MailPage } from './mail/mail-page.tsx'
import { boardLoader } from './notices/board-page.ts'
import { NoticeBoard } from './notices/notice-board.tsx'
import { NoticeDetail, noticeLoader } from './notices/notice-detail.tsx'
import { OwnReport } from './reports/own-report.tsx'
import { OwnReportLink } from './reports/own-report-link.tsx'

export { LeaveQuestion } from '../layout/leave-question.tsx'
export { ToDoNotice } from '../layout/to-do-notice.tsx'
export { OwnPassword } from './auth/own-password.tsx'
export { NotFound } from './not-found.tsx'
export { startPreview } from './school/preview-frame.tsx'

export const everybody: Section = {
  pages: [
    {
      path: '/notice-board',
      title: () => texts().layout.board,
      page: NoticeBoard,
      hideable: 'board',
      rendered: { listed: true, description: 'noticeBoard', loader: boardLoader },
    },
    {
      path: '/notice-board-Detail/:id',
      title: () => texts().titles.notice,
      page: NoticeDetail,
      hideable: 'board',
      rendered: { loader: noticeLoader },
    },
    {
      path: '/about',
      title: () => texts().layout.about,
      page: About,
      hideable: 'about',
      rendered: { listed: true, description: 'about' },
    },
    {
      path: '/contact',
      title: () => texts().layout.contact,
      page: Contact,
      hideable: 'contact',
      rendered: { listed: true, description: 'contact' },
    },
    {
      path: '/qna',
      title: () => texts().layout.questions,
      page: Questions,
      hideable: 'questions',
      rendered: { listed: true, description: 'questions' },
    },
    {
      path: '/page/:id',
      title: () => texts().titles.schoolPage,
      page: SchoolPageOf,
      rendered: { loader: schoolPageLoader },
    },
    { path: OWN_REPORT_PATH, title: () => texts().layout.report, page: OwnReportLink },
    { path: '/test', title: () => texts().titles.selfCheck, page: SelfCheck },
  ],
}

export const auth: Section = {
  pages: [
    { path: '/login', title: () => texts().layout.login, page: Login },
    { path: '/register', title: () => texts().titles.register, page: Register },
  ],
}

export const mail: Section = { pages: [{ path: '/', title: () => texts().layout.mail, page: MailPage }] }

export const account: Section = { pages: [{ path: '/', title: () => texts().layout.account, page: Account }] }

export const student: Section = {
  pages: [{ path: '/report/:id', title: () => texts().layout.report, page: OwnReport }],
}

export const family: Section = { pages: [{ path: '/', title: () => texts().layout.family, page: Family }] }
