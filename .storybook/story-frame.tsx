import { type ShownAs, showAs } from './shown-as.ts'

type StoryFrameProps = {
  /** The id of the story. */
  story: string
  /** What the toolbar sets, as in a URL: `theme:dark`. */
  globals?: string
  /** Props in place of those of the story, as in a URL: `disabled:!true`. */
  args?: string
  shownAs?: ShownAs
}

/** A story in a page of its own, as high as its content, without its play function. Renders an `<iframe>`. */
export function StoryFrame({ story, globals = '', args = '', shownAs }: StoryFrameProps) {
  return (
    <iframe
      className="docs-frame"
      title={story}
      loading="lazy"
      src={`iframe.html?id=${story}&viewMode=story&embed=true&globals=${globals}&args=${args}`}
      onLoad={({ currentTarget: frame }) => {
        const page = frame.contentDocument
        if (!page) return
        const follow = () => {
          frame.style.blockSize = `${Math.min(Math.max(heightOf(page), 120), 640)}px`
          if (shownAs) showAs(page.querySelector('dialog[open], :popover-open') ?? page.body, shownAs)
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
