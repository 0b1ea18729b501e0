/** The page of everybody's own account. */
import '../../work-style.ts'

export { Account } from './account.tsx'
