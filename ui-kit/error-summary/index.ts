export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
