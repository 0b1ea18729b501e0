import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@my-school/ui-kit/styles.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { asElement } from './as-element.tsx'
import { DocsPage } from './docs-page.tsx'
import { readableProps } from './readable-props.ts'
import { SideBySide } from './side-by-side.tsx'
import { theme as storybookTheme } from './theme.ts'

// The frames of a documentation page share one keyboard focus, so play functions would fail in them: Storybook plays no
// story whose URL has `embed`.
if (parent !== window && parent.location.pathname.endsWith('/iframe.html'))
  history.replaceState(history.state, '', `${location.search}&embed=true`)

/** In the canvas the whole page takes theme and direction; in a documentation page only the story does. */
const themeAndDirection: Decorator = (Story, { globals, viewMode, id }) => {
  const { theme, direction } = globals as { theme: string; direction: string }
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

const toolbar = (title: string, icon: 'component' | 'mirror' | 'transfer', items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [asElement, themeAndDirection],
  argTypesEnhancers: [readableProps],
  globalTypes: {
    as: toolbar('Shown as', 'component', { react: 'React', element: 'Custom element' }),
    theme: toolbar('Theme', 'mirror', { light: 'Light', dark: 'Dark', both: 'Side by side' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  initialGlobals: { as: 'react', theme: 'light', direction: 'ltr' },
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
    docs: { theme: storybookTheme, page: DocsPage },
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
