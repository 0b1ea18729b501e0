import type { ElementOptions } from '../elements/define-element.ts'
import type { NoticeCardProps } from './notice-card.tsx'

export const options: ElementOptions<NoticeCardProps> = {
  props: { fileCountText: Function },
  without: ['ellipsis'],
  defaults: { description: '', createdAt: '' },
}
