import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from './when-idle.ts'

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
    const cancel = whenIdle(show)
    return () => {
      watcher.disconnect()
      cancel()
    }
  }, [])
  return isNear ? children : <div ref={container} className="docs-far" />
}
