import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A story with a name tag at the first element of each public part. Renders the story, and a popover over it, so that
 * the tags are above a dialog too.
 */
export function Parts({ children }: { children: ReactNode }) {
  const tags = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const layer = tags.current as HTMLDivElement
    const draw = () => {
      // Shown again, it is above a dialog that has opened since.
      layer.hidePopover()
      layer.showPopover()
      const tags = [...firstOfEachPart()].map(([part, element]) => tag(part, element))
      layer.replaceChildren(...tags)
      layer.toggleAttribute('data-empty', tags.length === 0)
    }
    draw()
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !layer.contains(target))) draw()
    })
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'data-state'] })
    for (const event of ['scroll', 'resize', 'load']) addEventListener(event, draw, true)
    return () => {
      changes.disconnect()
      for (const event of ['scroll', 'resize', 'load']) removeEventListener(event, draw, true)
    }
  }, [])
  return (
    <>
      {children}
      <div ref={tags} className="story-parts" popover="manual" aria-hidden="true" />
    </>
  )
}

function firstOfEachPart(): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const element of document.querySelectorAll('[data-part]')) {
    const part = element.getAttribute('data-part') ?? ''
    if (!found.has(part) && element.checkVisibility()) found.set(part, element)
  }
  return found
}

function tag(part: string, element: Element): HTMLElement {
  const { x, y, width, height } = element.getBoundingClientRect()
  const frame = document.createElement('span')
  frame.dataset.tag = part
  for (const [name, value] of Object.entries({ x, y, width, height }))
    frame.style.setProperty(`--tag-${name}`, `${value}px`)
  return frame
}
