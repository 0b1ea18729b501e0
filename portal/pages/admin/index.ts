/** What admins see first: menu and totals. Lists, records and forms are in staff/. */
import '../../work-style.ts'

export { AdminLayout } from './admin-layout.tsx'
export { AdminDashboard } from './dashboard.tsx'
