/** Every state of a component, in both themes: looked at, not used. */
import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LiveStory } from './live-stories.ts'
import { CONTROL, type ShownAs, showAs } from './shown-as.ts'
import { StoryFrame } from './story-frame.tsx'

type State = {
  name: string
  shownAs?: ShownAs
  /** The stories that show it, best first. */
  stories?: readonly string[]
  /** The prop that brings it about, where no story shows it, and its value. */
  prop?: readonly [name: string, value: boolean | string]
}

const STATES: readonly State[] = [
  { name: 'Default' },
  { name: 'Under the pointer', shownAs: 'hover' },
  { name: 'Focused', shownAs: 'focus' },
  { name: 'Pressed', shownAs: 'active' },
  { name: 'Filled', stories: ['Filled', 'Chosen', 'Checked', 'WithValue'] },
  { name: 'Disabled', stories: ['Disabled'], prop: ['disabled', true] },
  { name: 'Read-only', stories: ['ReadOnly'], prop: ['readOnly', true] },
  { name: 'Required', stories: ['Required'], prop: ['required', true] },
  { name: 'Invalid', stories: ['WithError', 'ServerErrors'], prop: ['error', 'What is wrong and what to do'] },
  { name: 'Busy', stories: ['Busy'], prop: ['busy', true] },
  { name: 'Loading', stories: ['Loading'], prop: ['loading', true] },
  { name: 'Empty', stories: ['Empty'] },
  { name: 'Long text', stories: ['LongText'] },
]

type Cell = Pick<State, 'name' | 'shownAs' | 'prop'> & { story: LiveStory }

/** The states that a component has. @param props the names of its props */
export function statesOf(stories: readonly LiveStory[], props: readonly string[]): Cell[] {
  return STATES.flatMap(({ stories: wanted = [], prop, ...state }) => {
    const own = wanted.flatMap((name) => stories.find(({ exported }) => exported === name) ?? [])[0]
    if (own) return [{ ...state, story: own }]
    const isOfAll = wanted.length === 0 || (prop && props.includes(prop[0]))
    const first = state.shownAs ? stories.find(hasControl) : stories[0]
    return isOfAll && first ? [{ ...state, prop, story: first }] : []
  })
}

function hasControl({ Live }: LiveStory): boolean {
  const { body } = new DOMParser().parseFromString(renderToStaticMarkup(<Live />), 'text/html')
  return body.querySelector(CONTROL) !== null
}

type StateMatrixProps = {
  stories: readonly LiveStory[]
  props: readonly string[]
  /** Its stories cover the window, so each is shown in a page of its own. */
  isFramed: boolean
  /** It needs the width of the page: the themes are below each other. */
  isWide: boolean
}

export function StateMatrix({ stories, props, isFramed, isWide }: StateMatrixProps) {
  return (
    <>
      <Heading>States</Heading>
      <Unstyled>
        <ul className="docs-states" data-wide={isWide || undefined}>
          {statesOf(stories, props).map((state) => (
            <li key={state.name} data-state-name={state.name}>
              <strong className="docs-state-name">{state.name}</strong>
              {['light', 'dark'].map((theme) =>
                isFramed ? (
                  <StoryFrame
                    key={theme}
                    story={state.story.id}
                    onShown={(page) => state.shownAs && showAs(topOf(page), state.shownAs)}
                    args={state.prop ? `${state.prop[0]}:${state.prop[1] === true ? '!true' : state.prop[1]}` : ''}
                    globals={`theme:${theme}`}
                  />
                ) : (
                  <LiveState key={theme} theme={theme} {...state} />
                ),
              )}
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}

/** What lies above everything else of a page. */
const topOf = (page: Document) => page.querySelector('dialog[open], :popover-open') ?? page.body

/** `inert`: nothing in it takes the focus, and its ids and landmarks are no part of the page. */
function LiveState({ theme, name, shownAs, prop, story: { Live } }: Cell & { theme: string }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shownAs && root.current) showAs(root.current, shownAs)
  }, [shownAs])
  const { name: field } = (Live as { args?: { name?: string } }).args ?? {}
  return (
    <div ref={root} className="docs-state" data-theme={theme} inert>
      {/* Radio buttons of one name would be one group in the whole page. */}
      <Live {...(field && { name: `${field} ${name} ${theme}` })} {...(prop && { [prop[0]]: prop[1] })} />
    </div>
  )
}
