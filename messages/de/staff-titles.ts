/** The titles of the pages of staff. */
export const staffTitles = {
  teacherDashboard: 'Übersicht für Lehrkräfte',
  students: 'Schülerinnen und Schüler',
  student: 'Angaben zur Person',
  addStudent: 'Schülerin oder Schüler anlegen',
  updateStudent: 'Angaben ändern',

  addReport: 'Bericht schreiben',
  fullReport: 'Bericht',
  updateReport: 'Bericht ändern',

  teachers: 'Lehrkräfte',
  teacher: 'Angaben zur Lehrkraft',
  addTeacher: 'Lehrkraft anlegen',
  updateTeacher: 'Lehrkraft ändern',

  notices: 'Mitteilungen',
  fullNotice: 'Mitteilung im Ganzen',
  addNotice: 'Mitteilung anlegen',
  updateNotice: 'Mitteilung ändern',

  users: 'Zugänge',
  paper: 'Papier',
  promotion: 'Versetzung',
  release: 'Berichte freigeben',
  audit: 'Protokoll',
  imports: 'Import',
  deleted: 'Gelöscht',
  former: 'Ehemalige',
  formerStudent: 'Angaben zur ehemaligen Person',
  formerRegister: 'Verzeichnis der Ehemaligen',
  exports: 'Export',
  school: 'Ihre Schule',
}
