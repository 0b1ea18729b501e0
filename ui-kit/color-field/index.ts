export { ColorField, type ColorFieldProps } from './color-field.tsx'
