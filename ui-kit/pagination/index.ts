export * from './pagination.tsx'
