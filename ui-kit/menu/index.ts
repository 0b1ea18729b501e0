export * from './menu.tsx'
