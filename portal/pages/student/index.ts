/** The area of students. */
export { OwnReport } from './own-report.tsx'
