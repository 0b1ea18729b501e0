import { styled } from 'virtual:kit-docblocks'
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@my-school/ui-kit/styles.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type HTMLAttributes, useEffect, useState } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import { partNamesOf } from './anatomy.tsx'
import { asElement } from './as-element.tsx'
import { ComponentPage } from './docs-page.tsx'
import { directionOf, inLanguage, type LanguageName, languages } from './language.tsx'
import { Parts } from './parts.tsx'
import { descriptionOf, nameOf, propsOf } from './props.ts'
import { playWhereItCan, SideBySide } from './side-by-side.tsx'
import { theme as storybookTheme } from './theme.ts'
import { whenIdle } from './when-idle.ts'

playWhereItCan()

// `waitFor` and `findBy` give up after a second by default: a busy machine may need longer for a frame or a picture.
configure({ asyncUtilTimeout: 60_000 })

/** In the canvas the whole page takes theme, language and direction; in a documentation page only the story does. */
const themeAndDirection: Decorator = (Story, { globals, viewMode, id }) => {
  const { theme, language, direction } = globals as { theme: string; language: LanguageName; direction: string }
  if (theme === 'both') return <SideBySide story={id} language={language} direction={direction} />
  const { locale: lang } = languages[language]
  const dir = directionOf({ language, direction })
  if (viewMode === 'docs')
    return (
      <WithoutFocus className="story-sheet" data-theme={theme} lang={lang} dir={dir}>
        <Story />
      </WithoutFocus>
    )
  document.documentElement.dataset.theme = theme
  Object.assign(document.documentElement, { lang, dir })
  if (!location.search.includes('embed=true')) return <Story />
  return (
    <WithoutFocus className="story-embedded">
      <Story />
    </WithoutFocus>
  )
}

/**
 * A story among others, which does not take the focus when it appears: the page would scroll to it. Renders a `<div>` that
 * is inert until the effects of the story have run.
 */
function WithoutFocus(props: HTMLAttributes<HTMLDivElement>) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => whenIdle(() => setIsThere(true)), [])
  return <div {...props} inert={!isThere} />
}

/**
 * A tag with its name at each part, or with its number in the list of a documentation page. Outside of the others, so that
 * a dialog of the story is there first.
 */
const partTags: Decorator = (Story, { globals, title }) =>
  globals.parts === 'hidden' ? (
    <Story />
  ) : (
    <Parts numbered={globals.parts === 'numbered' ? partNamesOf(title) : undefined}>
      <Story />
    </Parts>
  )

/** Types as they are written, in place of their kind ('union'); without the props that no control can change. */
const plainControls: ArgTypesEnhancer = ({ argTypes, component }) => {
  const types = new Map(propsOf(component, styled[nameOf(component)]?.types).map(({ name, type }) => [name, type]))
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const disable = argType.control === false || argType.table?.disable || /^on[A-Z]/.test(name)
      const type = { summary: types.get(name) ?? argType.table?.type?.summary }
      return [name, { ...argType, table: { ...argType.table, type, disable } }]
    }),
  )
}

const toolbar = (
  title: string,
  icon: 'component' | 'globe' | 'mirror' | 'outline' | 'transfer',
  items: Record<string, string>,
) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [partTags, asElement, inLanguage, themeAndDirection],
  argTypesEnhancers: [plainControls],
  globalTypes: {
    as: toolbar('Shown as', 'component', { react: 'React', element: 'Custom element' }),
    theme: toolbar('Theme', 'mirror', { light: 'Light', dark: 'Dark', both: 'Side by side' }),
    language: toolbar(
      'Language',
      'globe',
      Object.fromEntries(Object.entries(languages).map(([name, { title }]) => [name, title])),
    ),
    direction: toolbar('Direction', 'transfer', {
      auto: 'As the language',
      ltr: 'Left to right',
      rtl: 'Right to left',
    }),
    parts: toolbar('Parts', 'outline', { hidden: 'Parts hidden', shown: 'Parts shown' }),
  },
  initialGlobals: { as: 'react', theme: 'light', language: 'en', direction: 'auto', parts: 'hidden' },
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
    docs: { theme: storybookTheme, page: ComponentPage, extractComponentDescription: descriptionOf },
    controls: { sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space, shape and shadow',
            'Motion',
            'Icons',
            'Writing',
            'Right to left',
            'Paper',
            'Design tools',
            'Second school',
          ],
          'Patterns',
          'Screens',
          'Actions',
          'Forms',
          'Tables',
          ['Working with tables'],
          'Content',
          'School',
          'Feedback',
          'Dialogs',
          'Navigation',
          'Setup',
          'For developers',
        ],
      },
    },
  },
}

export default preview
