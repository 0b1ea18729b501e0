import type { ElementOptions } from '../elements/define-element.ts'
import type { EmptyStateProps } from './empty-state.tsx'

export const options: ElementOptions<EmptyStateProps> = { slots: ['actions'] }
