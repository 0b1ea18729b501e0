export * from './bar-chart.tsx'
