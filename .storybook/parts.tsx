import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A story with a tag at the first element of each public part. Renders the story, and a popover over it, so that the tags
 * are above a dialog too.
 * @param numbered the parts that are tagged, with the number of their place; without it each part, with its name
 */
export function Parts({ numbered, children }: { numbered?: readonly string[]; children: ReactNode }) {
  const tags = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const layer = tags.current as HTMLDivElement
    const draw = () => {
      // Shown again, it is above a dialog that has opened since.
      layer.hidePopover()
      layer.showPopover()
      const found = [...firstOfEachPart()].filter(([part]) => numbered?.includes(part) ?? true)
      const tags = found.map(([part, element]) => tag(numbered ? `${numbered.indexOf(part) + 1}` : part, element))
      layer.replaceChildren(...tags)
      layer.toggleAttribute('data-empty', tags.length === 0)
      if (numbered) separate(tags)
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
  }, [numbered])
  return (
    <>
      {children}
      <div ref={tags} className="story-parts" data-numbered={numbered && ''} popover="manual" aria-hidden="true" />
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

function tag(text: string, element: Element): HTMLElement {
  const { x, y, width, height } = element.getBoundingClientRect()
  const frame = document.createElement('span')
  frame.dataset.tag = text
  for (const [name, value] of Object.entries({ x, y, width, height }))
    frame.style.setProperty(`--tag-${name}`, `${value}px`)
  return frame
}

const NUMBER_WIDTH = 22
const NUMBER_HEIGHT = 18

/** Moves numbers to the left that would cover one before them: parts often begin at the same corner. */
function separate(tags: readonly HTMLElement[]): void {
  const placed: { x: number; y: number }[] = []
  for (const one of tags) {
    const { x, y } = one.getBoundingClientRect()
    const place = { x, y }
    const isTaken = () =>
      placed.some((other) => Math.abs(other.x - place.x) < NUMBER_WIDTH && Math.abs(other.y - place.y) < NUMBER_HEIGHT)
    while (isTaken()) place.x -= NUMBER_WIDTH
    placed.push(place)
    one.style.setProperty('--tag-shift', `${place.x - x}px`)
  }
}
