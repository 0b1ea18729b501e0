'use client'

import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { type Toast, ToastRegion, type ToastRegionProps } from './toast-region.tsx'

/** The toasts, and functions that show and remove them. */
export interface Toasts {
  /**
   * Shows a toast, in place of one with the same message.
   * @param toast a text is a toast of the tone `info`
   * @returns its id
   */
  show: (toast: string | (Partial<Toast> & Pick<Toast, 'message'>)) => Toast['id']
  /** Takes a toast away. */
  dismiss: (id: Toast['id']) => void
  /** Takes all toasts away, or those of one tone. */
  clear: (tone?: Toast['tone']) => void
  /** Those that are shown, oldest first. */
  list: () => readonly Toast[]
  /** Calls a function after each change. @returns what ends that */
  subscribe: (onChange: () => void) => () => void
}

/** Makes toasts that code outside of components can show too: pass them to a ToastProvider. */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const setToasts = (isKept: (toast: Toast) => unknown, ...more: Toast[]) => {
    toasts = [...toasts.filter(isKept), ...more]
    for (const onChange of listeners) onChange()
  }
  return {
    show(given) {
      last += 1
      const toast: Toast = { id: last, tone: 'info', ...(typeof given === 'string' ? { message: given } : given) }
      setToasts(({ message }) => message !== toast.message, toast)
      return toast.id
    },
    dismiss: (id) => setToasts((toast) => toast.id !== id),
    clear: (tone) => setToasts((toast) => tone && toast.tone !== tone),
    list: () => toasts,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

const ToastsContext = createContext<Toasts | null>(null)

export interface ToastProviderProps extends Omit<ToastRegionProps, 'toasts' | 'onDismiss'> {
  /** The part of the page in which `useToasts` shows toasts. */
  children?: ReactNode
  /** Toasts that `createToasts` has made. Without it, it makes some. */
  toasts?: Toasts
}

/** Lets every component in it show toasts, with `useToasts`. Renders its children and a ToastRegion. */
export function ToastProvider({ children, toasts: given, ...region }: ToastProviderProps) {
  const [own] = useState(createToasts)
  const toasts = given ?? own
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <ToastsContext.Provider value={toasts}>
      {children}
      <ToastRegion {...region} toasts={list} onDismiss={({ id }) => toasts.dismiss(id)} />
    </ToastsContext.Provider>
  )
}
ToastProvider.displayName = 'ToastProvider'

/**
 * The toasts of the nearest ToastProvider.
 * @throws without one
 * @example
 * const { show } = useToasts()
 * show({ tone: 'success', message: 'The student was added.' })
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts finds no ToastProvider to show toasts in. Render one around the app.')
  return toasts
}
