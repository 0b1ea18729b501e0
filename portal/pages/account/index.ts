/** The page of everybody's own account. */
import '../../first-script.ts'
import '../../work-style.ts'

export { Account } from './account.tsx'
