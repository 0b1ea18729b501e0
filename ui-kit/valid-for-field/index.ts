export { ValidForField, type ValidForFieldProps } from './valid-for-field.tsx'
