import type { ElementOptions } from '../elements/define-element.ts'
import type { ReportBlockProps } from './report-block.tsx'

export const options: ElementOptions<ReportBlockProps> = { props: { schoolName: String } }
