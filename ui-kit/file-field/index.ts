export { FileField, type FileFieldProps, type RefusedFile } from './file-field.tsx'
