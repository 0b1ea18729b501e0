type StoryFrameProps = {
  /** The id of the story. */
  story: string
  /** What the toolbar sets, as in a URL: `theme:dark`. */
  globals?: string
  /** Props in place of those of the story, as in a URL: `disabled:!true`. */
  args?: string
  /**
   * Called with the page of the story when it is shown and at each change. With it the story is only looked at: it is
   * inert, so that nothing in it takes the focus.
   */
  onShown?: (page: Document) => void
}

/** A story in a page of its own, as high as its content, without its play function. Renders an `<iframe>`. */
export function StoryFrame({ story, globals = '', args = '', onShown }: StoryFrameProps) {
  return (
    <iframe
      className="docs-frame"
      title={story}
      loading="lazy"
      src={`iframe.html?id=${story}&viewMode=story&embed=true&globals=${globals}&args=${args}`}
      onLoad={({ currentTarget: frame }) => {
        const page = frame.contentDocument
        if (!page) return
        page.body.inert = onShown !== undefined
        const follow = () => {
          // One that is looked at has to be seen as a whole; in one that is used, people scroll.
          frame.style.blockSize = `${Math.min(Math.max(heightOf(page), 120), onShown ? 1000 : 640)}px`
          onShown?.(page)
        }
        new MutationObserver(follow).observe(page.body, { subtree: true, childList: true, attributes: true })
      }}
    />
  )
}

/** The height of a page with what is in its top layer, which takes no place in it. */
function heightOf(page: Document): number {
  const covering = [...page.querySelectorAll('dialog[open] > *, :popover-open > *')]
  const root = page.getElementById('storybook-root')
  return Math.max(root?.scrollHeight ?? 0, ...covering.map((one) => one.scrollHeight + 80)) + 40
}
