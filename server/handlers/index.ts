import type { Handlers } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './account.ts'
import { adminRoutes } from './admin.ts'
import { authRoutes } from './auth.ts'
import { healthRoutes } from './health.ts'
import { noticeRoutes } from './notices.ts'
import { reportRoutes } from './reports.ts'
import { studentRoutes } from './students.ts'
import { teacherRoutes } from './teachers.ts'

/** The handler of each endpoint of the contract. An endpoint without one is an error of the types. */
export const createHandlers = (services: Services): Handlers => ({
  ...authRoutes(services),
  ...accountRoutes(services),
  ...adminRoutes(services),
  ...noticeRoutes(services),
  ...studentRoutes(services),
  ...teacherRoutes(services),
  ...reportRoutes(services),
  ...healthRoutes(services),
})
