/** A second copy of the table 'Who may call what': a change of access has to be made in both places. */

import * as assert from 'uvu/assert'
import * as endpoints from '#contract/endpoints'
import { test } from '../test.ts'

/** Name, then visitor and roles 0 to 3. */
const TABLE = `
register          all   all   all   all   all
login             all   all   all   all   all
logout            all   all   all   all   all
me                all   all   all   all   all
account           401   all   all   all   all
deleteAccount     401   all   403   403   403
changePassword    401   all   all   all   all
giveOwnMail       401   all   all   all   all
changeOwnMail     401   all   all   all   all
removeOwnMail     401   all   all   all   all
ownSessions       401   all   all   all   all
endOwnSession     401   all   all   all   all
endOtherSessions  401   all   all   all   all
beginSecondFactor 401   403   403   all   all
confirmSecondFactor 401 403   403   all   all
renewRecoveryCodes 401  403   403   all   all
removeSecondFactor 401  403   403   all   all
adminAll          401   403   403   403   all
statistics        401   403   403   403   all
allUser           401   403   403   403   all
audit             401   403   403   403   all
portalAddress     401   403   403   403   all
romanizeName      401   403   403   403   all
auditPeople       401   403   403   403   all
auditRecords      401   403   403   403   all
endSessions       401   403   403   403   all
issuePassword     401   403   403   403   all
issuePasswords    401   403   403   403   all
resetSecondFactor 401   403   403   403   all
requireSecondFactor 401 403   403   403   all
confirmClock      401   403   403   403   all
deleteUser        401   403   403   403   all
logins            401   403   403   403   all
allDeleted        401   403   403   403   all
restoreDeleted    401   403   403   403   all
eraseDeleted      401   403   403   403   all
findFormer        401   403   403   403   all
formerFilters     401   403   403   403   all
formerRegister    401   403   403   403   all
formerStudent     401   403   403   403   all
formerPhoto       401   403   403   403   all
changeLeaving     401   403   403   403   all
leaveSchool       401   403   403   403   all
bringBack         401   403   403   403   all
eraseFormer       401   403   403   403   all
exportFormer      401   403   403   403   all
importTemplate    401   403   403   403   all
createImport      401   403   403   403   all
listImports       401   403   403   403   all
getImport         401   403   403   403   all
deleteImport      401   403   403   403   all
changeImport      401   403   403   403   all
refusedImportRows 401   403   403   403   all
addImportPhotos   401   403   403   403   all
addImportPhoto    401   403   403   403   all
runImport         401   403   403   403   all
undoImport        401   403   403   403   all
publicSchool      all   all   all   all   all
getSchool         401   403   403   403   all
updateSchool      401   403   403   403   all
importSchool      401   403   403   403   all
schoolVersions    401   403   403   403   all
schoolVersion     401   403   403   403   all
addSchoolPicture  401   403   403   403   all
schoolPage        all   all   all   all   all
legalSamples      401   403   403   403   all
addSchoolFile     401   403   403   403   all
schoolPicture     valid valid valid valid all
getNotice         valid valid valid valid all
getSingleNotice   valid valid valid valid all
noticePhoto       valid valid valid valid all
addNotice         401   403   403   403   all
updateNotice      401   403   403   403   all
deleteNotice      401   403   403   403   all
addNoticeFile     401   403   403   403   all
changeNoticeFile  401   403   403   403   all
deleteNoticeFile  401   403   403   403   all
noticeFile        valid valid valid valid all
getAllStudent     empty empty empty all   all
classFilter       401   403   403   all   all
searchStudent     401   403   403   all   all
findStudents      401   403   403   all   all
studentPhoto      401   403   own   all   all
studentForTeacher 401   403   403   all   all
getSingleStudent  401   403   403   403   all
addStudent        401   403   403   403   all
updateStudent     401   403   403   403   all
deleteStudent     401   403   403   403   all
moveStudents      401   403   403   403   all
deleteStudents    401   403   403   403   all
deleteTeachers    401   403   403   403   all
deleteNotices     401   403   403   403   all
deleteUsers       401   403   403   403   all
promotion         401   403   403   403   all
promote           401   403   403   403   all
beginYear         401   403   403   403   all
undoYearChange    401   403   403   403   all
allTeacher        401   403   403   403   all
singleTeacher     401   403   403   403   all
teacherPhoto      401   403   403   own   all
teacherIdCard     401   403   403   403   all
addTeacher        401   403   403   403   all
updateTeacher     401   403   403   403   all
deleteTeacher     401   403   403   403   all
isReportAvailable 401   own   own   all   all
getReport         401   ownChild own   all   all
reportPhoto       401   ownChild own   all   all
earlierReports    401   ownChild own   all   all
earlierReportPhoto 401  ownChild own   all   all
family            401   all   403   403   403
joinFamily        401   all   403   403   403
leaveFamily       401   all   403   403   403
guardians         401   403   403   403   all
addGuardian       401   403   403   403   all
endGuardian       401   403   403   403   all
familyCodes       401   403   403   403   all
endFamilyCode     401   403   403   403   all
reportYears       401   403   403   all   all
releaseReports    401   403   403   403   all
takeBackReports   401   403   403   403   all
reportsOfYear     401   403   403   all   all
checkReport       401   403   403   all   all
addReport         401   403   403   all   all
updateReport      401   403   403   all   all
deleteReport      401   403   403   all   all
noteReadings      401   403   403   all   all
exportStudents    401   403   403   all   all
exportTeachers    401   403   403   403   all
exportNotices     401   403   403   403   all
exportReports     401   403   403   403   all
exportUsers       401   403   403   403   all
exportAudit       401   403   403   403   all
exportPerson      401   403   403   403   all
exportOwn         401   all   all   all   all
exportSchool      401   403   403   403   all
subscribe         all   all   all   all   all
mailSubscription  all   all   all   all   all
confirmSubscription all all   all   all   all
changeSubscription all  all   all   all   all
unsubscribe       all   all   all   all   all
subscriptionPage  all   all   all   all   all
mailState         401   403   403   403   all
changeMail        401   403   403   403   all
mailReach         401   403   403   403   all
tryMail           401   403   403   403   all
mailAddresses     401   403   403   403   all
eraseMailAddress  401   403   403   403   all
stopMailing       401   403   403   403   all
vitals            all   all   all   all   all
health            all   all   all   all   all
`

test('each call has the access that the table says, and every call is in the table', () => {
  const written = TABLE.trim()
    .split('\n')
    .map((line) => line.split(/\s+/).join(' '))
  const rows = Object.entries(endpoints).map(([name, { access }]) =>
    [name, access.visitor, access[0], access[1], access[2], access[3]].join(' '),
  )
  assert.equal(rows.sort(), written.sort())
})

test('no two calls have the same method and path', () => {
  const places = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/, '{}')}`)
  assert.is(new Set(places).size, places.length)
})

test.run()
