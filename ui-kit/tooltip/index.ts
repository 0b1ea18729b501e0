export * from './tooltip.tsx'
