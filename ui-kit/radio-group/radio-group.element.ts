import type { ElementOptions } from '../elements/define-element.ts'
import { asField } from '../elements/field-options.ts'
import type { RadioGroupProps } from './radio-group.tsx'

export const options: ElementOptions<RadioGroupProps> = { ...asField, props: { ...asField.props, disabled: Boolean } }
