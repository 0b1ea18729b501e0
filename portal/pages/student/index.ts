/** The area of students. */
import '../../first-script.ts'

export { OwnReport } from './own-report.tsx'
