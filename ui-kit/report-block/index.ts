export { type Report, ReportBlock, type ReportBlockLabels, type ReportBlockProps } from './report-block.tsx'
