/** The area of students. */
import '../../first-script.ts'
import '../../work-style.ts'

export { OwnReport } from './own-report.tsx'
