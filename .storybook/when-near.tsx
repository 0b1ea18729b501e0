import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * What is below the window is rendered when it comes near or the browser has nothing else to do: a page of forty stories
 * can be used at once, and soon has all of them.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const show = () => setIsNear(true)
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && show(), { rootMargin: '400px' })
    if (container.current) watcher.observe(container.current)
    // Safari has no idle callbacks.
    const idle = globalThis.requestIdleCallback?.(show)
    return () => {
      watcher.disconnect()
      if (idle) cancelIdleCallback(idle)
    }
  }, [])
  return isNear ? children : <div ref={container} className="docs-far" />
}
