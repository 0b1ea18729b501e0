/**
 * The folders of photos, and of the files of notices, in the export of a whole school. An import finds in it those of the
 * people whom it adds.
 */
export const PHOTO_FOLDERS = {
  student: 'photos/students',
  former: 'photos/former-students',
  teacher: 'photos/teachers',
  idCard: 'id-cards',
  notice: 'photos/notices',
  noticeFiles: 'notice-files',
  report: 'photos/reports',
  earlierReport: 'photos/earlier-reports',
} as const
