/** Where the pages of staff are. The two areas share most of them and name some differently. */
export function staffLinks(dashboard: string, id = '') {
  const admin = dashboard === '/admin/dashboard'
  return {
    students: admin ? `${dashboard}/Student-detail` : dashboard,
    student: `${dashboard}/${admin ? 'fullStudent-detail' : 'detail'}/${id}`,
    /** The choice of what to do with a student's report. */
    report: `${dashboard}/${admin ? 'select-report' : 'report'}/${id}`,
    addReport: `${dashboard}/add-student-report/${id}`,
    fullReport: `${dashboard}/FullReportDetail/${id}`,
    updateReport: `${dashboard}/update-report/${id}`,
  }
}
