export * from './breadcrumb.tsx'
