import type { ElementOptions } from '../elements/define-element.ts'
import type { FileFieldProps } from './file-field.tsx'

export const options: ElementOptions<FileFieldProps> = { events: { onFilesChange: {} } }
