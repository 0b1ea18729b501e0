/** The area of students. */
import '../../work-style.ts'

export { OwnReport } from './own-report.tsx'
