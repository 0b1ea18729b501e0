/** The table 'Who may call what', written a second time: who changes who may do what changes it in both places. */

import * as assert from 'uvu/assert'
import { routes } from '#contract'
import { calls } from '#contract/calls'
import { test } from '../test.ts'

/** Name, then visitor and roles 0 to 3. */
const TABLE = `
register          yes   yes   yes   yes   yes
login             yes   yes   yes   yes   yes
logout            yes   yes   yes   yes   yes
me                yes   yes   yes   yes   yes
account           401   yes   yes   yes   yes
deleteAccount     401   yes   403   403   403
changePassword    401   yes   yes   yes   yes
ownSessions       401   yes   yes   yes   yes
endOwnSession     401   yes   yes   yes   yes
endOtherSessions  401   yes   yes   yes   yes
beginSecondFactor 401   403   403   yes   yes
confirmSecondFactor 401 403   403   yes   yes
renewRecoveryCodes 401  403   403   yes   yes
removeSecondFactor 401  403   403   yes   yes
adminAll          401   403   403   403   yes
allUser           401   403   403   403   yes
audit             401   403   403   403   yes
endSessions       401   403   403   403   yes
issuePassword     401   403   403   403   yes
resetSecondFactor 401   403   403   403   yes
requireSecondFactor 401 403   403   403   yes
deleteUser        401   403   403   403   yes
getNotice         valid valid valid valid yes
getSingleNotice   valid valid valid valid yes
noticePhoto       valid valid valid valid yes
addNotice         401   403   403   403   yes
updateNotice      401   403   403   403   yes
deleteNotice      401   403   403   403   yes
getAllStudent     empty empty empty yes   yes
classFilter       401   403   403   yes   yes
searchStudent     401   403   403   yes   yes
studentPhoto      401   403   own   yes   yes
studentForTeacher 401   403   403   yes   yes
getSingleStudent  401   403   403   403   yes
addStudent        401   403   403   403   yes
updateStudent     401   403   403   403   yes
deleteStudent     401   403   403   403   yes
allTeacher        401   403   403   403   yes
singleTeacher     401   403   403   403   yes
teacherPhoto      401   403   403   own   yes
teacherIdCard     401   403   403   403   yes
addTeacher        401   403   403   403   yes
updateTeacher     401   403   403   403   yes
deleteTeacher     401   403   403   403   yes
isReportAvailable 401   own   own   yes   yes
getReport         401   403   own   yes   yes
reportPhoto       401   403   own   yes   yes
checkReport       401   403   403   yes   yes
addReport         401   403   403   yes   yes
updateReport      401   403   403   yes   yes
deleteReport      401   403   403   yes   yes
vitals            yes   yes   yes   yes   yes
health            yes   yes   yes   yes   yes
`

test('each call grants what the table says, and there is no call besides', () => {
  const written = TABLE.trim()
    .split('\n')
    .map((line) => line.split(/\s+/).join(' '))
  const granted = Object.entries(calls).map(([name, { access }]) =>
    [name, access.visitor, access[0], access[1], access[2], access[3]].join(' '),
  )
  assert.equal(granted, written)
})

test('no two calls are at one place', () => {
  const places = Object.values(routes).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/, '{}')}`)
  assert.is(new Set(places).size, places.length)
})

test.run()
