/**
 * A story twice, light and dark. Each is a page of its own, so that dialogs, ids and widths behave as they do alone.
 * Renders a `<div>`.
 */
export function SideBySide({ story, direction }: { story: string; direction: string }) {
  return (
    <div className="side-by-side">
      {['light', 'dark'].map((theme) => (
        <iframe
          key={theme}
          title={`${theme} theme`}
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme};direction:${direction}`}
        />
      ))}
    </div>
  )
}
