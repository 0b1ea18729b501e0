export { ClassFilter, type ClassFilterProps } from './class-filter.tsx'
