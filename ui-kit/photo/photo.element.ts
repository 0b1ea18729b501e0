import type { ElementOptions } from '../elements/define-element.ts'
import type { PhotoProps } from './photo.tsx'

export const options: ElementOptions<PhotoProps> = {
  slots: ['fallback'],
  defaults: { alt: '' },
}
