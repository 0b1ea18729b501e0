import type { ElementOptions } from '../elements/define-element.ts'
import type { FormFrameProps } from '../elements/form-frame.tsx'

export const options: ElementOptions<FormFrameProps> = {
  events: { onValidSubmit: { cancelable: true } },
  adapt: (props, host) => ({ ...props, host }),
}
