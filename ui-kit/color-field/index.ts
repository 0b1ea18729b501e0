export * from './color-field.tsx'
