import type { ElementOptions } from '../elements/define-element.ts'
import { asControl } from '../elements/form-field.ts'
import type { CredentialGeneratorProps } from './credential-generator.tsx'

export const options: ElementOptions<CredentialGeneratorProps> = { form: asControl, defaults: { person: '' } }
