export { ErrorSummary, type ErrorSummaryProps, type FormError } from './error-summary.tsx'
