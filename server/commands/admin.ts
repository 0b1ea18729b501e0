/**
 * Makes an admin, or gives one a new password and takes the second factor away: npm run admin [user id]
 * The server may run meanwhile.
 */
import { ROLE } from '#contract'
import { englishOf, messageRef } from '#contract/failures'
import { openSchoolData } from '../data-folder/school-data.ts'
import { SetupError } from '../errors.ts'
import { readSchool } from '../school/current.ts'
import { auditWriter } from '../security/audit.ts'
import { hashPassword, newPassword } from '../security/credentials.ts'
import { loginRow, reservedSuffix } from '../security/logins.ts'
import { runCommand } from './command.ts'

const PASSWORD_LENGTH = 16

runCommand(async (settings) => {
  const userId = process.argv[2]?.trim() || settings.adminUserId || 'admin'
  const { store, vault } = await openSchoolData(settings.dataDir, settings)
  try {
    const password = newPassword(PASSWORD_LENGTH)
    const auditEntry = auditWriter(Date.now, 'command line', undefined)
    const known = await store.users.findByUserId(userId)
    if (known && known.role !== ROLE.admin) {
      throw new SetupError(`The user id '${userId}' belongs to somebody who is no admin: name another.`)
    }
    if (known) {
      const passwordHash = await hashPassword(password)
      await store.transaction(async (tables) => {
        await tables.users.issuePassword(known.id, passwordHash, null)
        // An admin who has lost the phone uses this command too.
        await tables.secondFactors.remove(known.id)
        await tables.sessions.endAllOf(known.id)
        await tables.audit.add(auditEntry('update', 'user', known.id))
      })
    } else {
      const { userIds } = (await readSchool(store, settings)).settings
      if (reservedSuffix(userId, userIds))
        throw new SetupError(`'${userId}' has the ending of students and teachers: name another.`)
      const createdAt = new Date().toISOString()
      const row = await loginRow({ userId, password, name: 'Admin', role: ROLE.admin, createdAt }, vault)
      await store.transaction(async (tables) => {
        if (!(await tables.users.add(row))) throw new SetupError(`${userId}: ${englishOf(messageRef('userIdTaken'))}`)
        await tables.audit.add(auditEntry('add', 'user', row.id))
      })
    }
    process.stdout.write(`
  ${known ? 'The admin has a new password and no second factor; all its sessions have ended.' : 'An admin was made.'} Shown this once:
    user id   ${known?.userId ?? userId}
    password  ${password}

`)
  } finally {
    await store.close()
  }
})
