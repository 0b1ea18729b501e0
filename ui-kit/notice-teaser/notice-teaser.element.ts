import type { ElementOptions } from '../elements/define-element.ts'
import type { NoticeTeaserProps } from './notice-teaser.tsx'

export const options: ElementOptions<NoticeTeaserProps> = {
  props: { fileCountText: Function },
  without: ['ellipsis'],
  defaults: { description: '' },
}
