import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@my-school/ui-kit/styles.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { DocsPage } from './docs-page.tsx'
import { readableProps, withoutExample } from './readable-props.ts'
import { SideBySide } from './side-by-side.tsx'
import { theme as storybookTheme } from './theme.ts'

/** Storybook plays no story whose URL has `embed`. */
function setPlaying(plays: boolean) {
  const url = new URL(location.href)
  if (plays === !url.searchParams.has('embed')) return
  if (plays) url.searchParams.delete('embed')
  else url.searchParams.set('embed', 'true')
  history.replaceState(history.state, '', url)
}

// The frames of one page share one keyboard focus, and a page with two frames has no story itself: play functions would
// fail there.
const framed = parent !== window && parent.location.pathname.endsWith('/iframe.html')
if (framed || location.search.includes('theme:both')) setPlaying(false)

/** In the canvas the whole page takes theme and direction; in a documentation page only the story does. */
const themeAndDirection: Decorator = (Story, { globals, viewMode, id }) => {
  const { theme, direction } = globals as { theme: string; direction: string }
  if (!framed) setPlaying(theme !== 'both')
  if (theme === 'both') return <SideBySide story={id} direction={direction} />
  if (viewMode === 'docs')
    return (
      <div className="story-sheet" data-theme={theme} dir={direction}>
        <Story />
      </div>
    )
  document.documentElement.dataset.theme = theme
  document.documentElement.dir = direction
  return <Story />
}

const toolbar = (title: string, icon: 'mirror' | 'transfer', items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [themeAndDirection],
  argTypesEnhancers: [readableProps],
  globalTypes: {
    theme: toolbar('Theme', 'mirror', { light: 'Light', dark: 'Dark', both: 'Side by side' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 768, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    docs: { theme: storybookTheme, page: DocsPage, extractComponentDescription: withoutExample },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Tokens',
          'Use it in React',
          'Use it in any page',
          'Compositions',
          'Actions',
          'Fields',
          'Data',
          'Domain',
          'Overlays',
          'Frame',
        ],
      },
    },
  },
}

export default preview
