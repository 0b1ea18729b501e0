export { type Report, ReportBlock, type ReportBlockProps } from './report-block.tsx'
