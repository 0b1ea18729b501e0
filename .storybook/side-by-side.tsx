import { addons } from 'storybook/preview-api'

/**
 * A story twice, light and dark. Each is a page of its own, so that dialogs, ids and widths behave as they do alone.
 * Renders a `<div>`.
 */
export function SideBySide({ story, language, direction }: { story: string; language: string; direction: string }) {
  return (
    <div className="side-by-side">
      {['light', 'dark'].map((theme) => (
        <iframe
          key={theme}
          title={`${theme} theme`}
          src={`iframe.html?id=${story}&viewMode=story&embed=true&globals=theme:${theme};language:${language};direction:${direction}`}
        />
      ))}
    </div>
  )
}

/**
 * Storybook runs no play function in a page whose address says `embed`: beside itself, a story is in other pages, and
 * only one of them can have the focus; a custom element has its parts in a shadow root, where a play function does not look.
 */
export function playWhereItCan(): void {
  const embed = (cannotPlay: boolean) => {
    const address = new URL(location.href)
    if (cannotPlay) address.searchParams.set('embed', 'true')
    else address.searchParams.delete('embed')
    history.replaceState(null, '', address)
  }
  if (/theme:both|as:element/.test(location.search)) embed(true)
  addons.getChannel().on('globalsUpdated', ({ globals }) => embed(globals.theme === 'both' || globals.as === 'element'))
}
