import type { ElementOptions, KitElement } from '../elements/define-element.ts'
import type { Toast, ToastRegionProps } from './toast-region.tsx'

type Values = Record<string, unknown>

let shown = 0

/**
 * Shows a toast.
 * @returns its id, with which the page can take it out of `toasts`
 */
function show(this: KitElement & Values, toast: Partial<Toast> | string): Toast['id'] {
  const { id = `toast-${++shown}`, ...rest } = typeof toast === 'string' ? { message: toast } : toast
  this.toasts = [...(this.toasts as Toast[]), { tone: 'info', ...rest, id }]
  return id
}

export const options: ElementOptions<ToastRegionProps> = {
  props: { moreText: Function },
  events: {
    onDismiss: {
      cancelable: true,
      sets: ({ id }, { toasts }) => ({ toasts: (toasts as { id: unknown }[]).filter((toast) => toast.id !== id) }),
    },
  },
  methods: { show },
}
