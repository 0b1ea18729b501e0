export * from './checkbox.tsx'
