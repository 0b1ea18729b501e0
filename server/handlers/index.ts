import type { Services } from '../services.ts'
import { accountHandlers } from './account.ts'
import { adminHandlers } from './admin.ts'
import { auditHandlers } from './audit.ts'
import { authHandlers } from './auth.ts'
import { deletedHandlers } from './deleted.ts'
import { exportHandlers } from './exports.ts'
import { familyHandlers } from './families.ts'
import { formerHandlers } from './former.ts'
import type { Handlers } from './handler.ts'
import { healthHandlers } from './health.ts'
import { importHandlers } from './imports.ts'
import { loginHandlers } from './logins.ts'
import { mailHandlers } from './mail.ts'
import { subscriptionHandlers } from './mail-subscriptions.ts'
import { noticeFileHandlers } from './notice-files.ts'
import { noticeHandlers } from './notices.ts'
import { ownMailHandlers } from './own-mail.ts'
import { reportHandlers } from './reports.ts'
import { schoolHandlers } from './school.ts'
import { selectionHandlers } from './selection.ts'
import { statisticsHandlers } from './statistics.ts'
import { studentHandlers } from './students.ts'
import { teacherHandlers } from './teachers.ts'
import { yearHandlers } from './years.ts'

/** The handler of each endpoint of the contract. An endpoint without one is an error of the types. */
export const createHandlers = (services: Services): Handlers => ({
  ...authHandlers(services),
  ...accountHandlers(services),
  ...adminHandlers(services),
  ...auditHandlers(services),
  ...loginHandlers(services),
  ...deletedHandlers(services),
  ...familyHandlers(services),
  ...exportHandlers(services),
  ...formerHandlers(services),
  ...statisticsHandlers(services),
  ...importHandlers(services),
  ...noticeHandlers(services),
  ...noticeFileHandlers(services),
  ...mailHandlers(services),
  ...subscriptionHandlers(services),
  ...ownMailHandlers(services),
  ...studentHandlers(services),
  ...teacherHandlers(services),
  ...reportHandlers(services),
  ...selectionHandlers(services),
  ...yearHandlers(services),
  ...schoolHandlers(services),
  ...healthHandlers(services),
})
