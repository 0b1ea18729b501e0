import { DASHBOARDS } from './page-types.ts'

/** The URLs of the pages of staff. Teachers and admins share most pages, with partly different paths. */
export function staffLinks(dashboard: string, id = '') {
  const admin = dashboard === DASHBOARDS.admin
  return {
    students: admin ? `${dashboard}/Student-detail` : dashboard,
    student: `${dashboard}/${admin ? 'fullStudent-detail' : 'detail'}/${id}`,
    /** The page with the actions for a student's report. */
    report: `${dashboard}/${admin ? 'select-report' : 'report'}/${id}`,
    addReport: `${dashboard}/add-student-report/${id}`,
    fullReport: `${dashboard}/FullReportDetail/${id}`,
    updateReport: `${dashboard}/update-report/${id}`,
    teacher: `${dashboard}/teacher-Full-Detail/${id}`,
    formerStudents: `${dashboard}/former`,
    formerStudent: `${dashboard}/former/${id}`,
    notice: `${dashboard}/notice-Full-Detail/${id}`,
    /** The form for a new notice like this one. */
    noticeAgain: `${dashboard}/add-notice?from=${id}`,
    /** Its row in the list of logins; for admins. */
    login: (userId: string) => `${DASHBOARDS.admin}/UserInfo?${new URLSearchParams({ userId })}`,
    /** Link to the audit of the record; for admins. */
    audit: `${dashboard}/audit?record=${id}`,
  }
}

/** The kinds of papers. */
export const PAPERS = [
  'slips',
  'family-slips',
  'teacher-slips',
  'cards',
  'teacher-cards',
  'class-list',
  'reports',
  'certificates',
] as const
export type PaperKind = (typeof PAPERS)[number]

/** The URL of the page 'Paper'. What its query means is at `usePaperQuery`. */
export const paperUrl = (query: { kind: PaperKind; ids?: string; import?: string; year?: string }) =>
  `${DASHBOARDS.admin}/paper?${new URLSearchParams(query)}`
