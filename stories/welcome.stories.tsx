/// <reference types="vite/client" />
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { guidance, Page, Section } from './foundations/page.tsx'
import { GuidanceSearch } from './guidance-search.tsx'
import './welcome.css'

const meta = { title: 'Welcome', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Storybook writes down in which order the stories are exported. */
type StoryFile = { default: Meta; __namedExportsOrder?: string[] }

/** Every file of stories of a component: one that is added is in the gallery by itself. */
const files = import.meta.glob<StoryFile>(['./*.stories.tsx', '!./welcome.stories.tsx'], { eager: true })

/** The groups of the side bar, in its order, and what is found there. */
const GROUPS: Record<string, string> = {
  Actions: 'Buttons, and links that look like buttons.',
  Forms: 'Fields with label, hint, error and required mark, and a summary of all errors.',
  Tables: 'Lists of people and things. On a phone, their rows are stacked.',
  Content: 'Headings, values, charts, photos and texts of a page.',
  School: 'Components that only a school needs: notices, reports, logins.',
  Feedback: 'Messages about success, errors and progress, and texts for empty places.',
  Dialogs: 'Components that are shown over the page for a short time.',
  Navigation: 'The header, footer and menus around a page, and links to other pages.',
  Setup: 'The language, time zone and texts of all components.',
  Foundations: 'The icons that all components use.',
}

/** The story of a component that the gallery shows: the first of these that there is, else its first one. */
const SHOWN = ['AllVariants', 'Default', 'All']

/** Every component in a small frame, in both themes. */
export const Welcome: Story = {
  render: () => (
    <Page
      heading="The kit of MY SCHOOL"
      lead="All components of a school portal in every state, without starting the portal. The light theme looks like an exercise book, the dark theme like a chalkboard."
    >
      <p>
        Begin with the <PageLink to="story/foundations-colour--colour">foundations</PageLink>, look at whole{' '}
        <PageLink to="story/screens-for-staff--students">screens</PageLink>, or choose a component: its page says when
        to use it and when to use another, and shows every state as a story. The toolbar sets the theme, the direction,
        the names of the parts and the width of the window.
      </p>
      <GuidanceSearch />
      {groups().map(({ group, shown }) => (
        <Section key={group} heading={group}>
          <p>{GROUPS[group]}</p>
          <ul className="gallery">
            {shown.map(({ name, ...one }) => (
              <li key={name} data-component={name}>
                <div className="gallery-frames" inert>
                  <Frame theme="light" {...one} />
                  <Frame theme="dark" {...one} />
                </div>
                <PageLink to={`docs/${one.docs}`}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  ),
}

type Shown = {
  /** The id of its documentation page, and that of the story that is shown. */
  docs: string
  story: string
  Live: ComponentType
  /** It covers the window, so it is shown in a page of its own. */
  isFramed: boolean
}

/** @throws Error if a component has no story, or is in a group that the list above does not name */
function groups(): { group: string; shown: (Shown & { name: string })[] }[] {
  const all = Object.values(files).map((file) => {
    const { title = '', parameters } = file.default
    const [group = '', name = ''] = title.split('/')
    if (!GROUPS[group]) throw new Error(`${title}: there is no group ${group}.`)
    const stories = composeStories(file as never) as Record<string, ComponentType>
    const first = SHOWN.find((one) => stories[one]) ?? file.__namedExportsOrder?.[0] ?? ''
    const Live = stories[first]
    if (!Live) throw new Error(`${title} has no story.`)
    const isFramed = parameters?.docs?.story?.inline === false
    return { group, name, docs: toId(title, 'docs'), story: toId(title, storyNameFromExport(first)), Live, isFramed }
  })
  return Object.keys(GROUPS)
    .map((group) => ({
      group,
      shown: all.filter((one) => one.group === group).sort((one, other) => one.name.localeCompare(other.name, 'en')),
    }))
    .filter(({ shown }) => shown.length > 0)
}

function Frame({ theme, story, Live, isFramed }: Shown & { theme: string }) {
  return (
    <div className="gallery-frame" data-theme={theme}>
      {isFramed ? (
        <iframe
          title={`${story}, ${theme}`}
          loading="lazy"
          src={`iframe.html?id=${story}&viewMode=story&embed=true&globals=theme:${theme}`}
        />
      ) : (
        <div className="gallery-live">
          <Live />
        </div>
      )}
    </div>
  )
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`./?path=/${to}`} target="_top">
      {children}
    </a>
  )
}
