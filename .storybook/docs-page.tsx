/**
 * The documentation page of a component: what a designer needs to choose it (the `guide` of its stories), and what is
 * read from the code: parts, props, tokens.
 */
import { styled } from 'virtual:kit-docblocks'
import {
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DoAndDont, Text } from '../stories/do-and-dont.tsx'
import type { Guide } from '../stories/guide.ts'
import { AboutPage } from './about-page.tsx'
import { exampleOf, nameOf, type Prop, type PropTypes, propsOf } from './props.ts'
import { tokensOf } from './tokens-of.ts'

const STATUS = {
  stable: 'Stable',
  new: 'New: it may still change in a minor version',
  deprecated: 'Deprecated: it goes with the next major version',
}

/** The folder of a component, from the file of its stories. */
const fileOf = (stories = '') => /([\w-]+)\.stories\.tsx$/.exec(stories)?.[1] ?? ''

const sinceOf = ({ since }: Guide) => (since === 'Unreleased' ? 'not released yet' : `since ${since}`)

export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const { story: first } = useOf('story', ['story'])
  const { component, argTypes, parameters, title } = preparedMeta
  const guide = parameters.guide as Guide | undefined
  const example = exampleOf(component)
  const types = styled[nameOf(component)]?.types
  const name = title.split('/').at(-1) ?? title
  // A story that covers the window, such as a dialog, is shown in a page of its own.
  const isFramed = parameters.docs?.story?.inline === false
  return (
    <>
      <Title />
      {guide && <Subtitle>{`${STATUS[guide.status ?? 'stable']} · ${sinceOf(guide)}`}</Subtitle>}
      <Description />
      {isFramed ? <StoryFrame story={first.id} /> : <Primary />}
      {guide && <UseIt guide={guide} />}
      {example && <Source code={example} language="tsx" />}
      <Props props={propsOf(component, types, argTypes)} />
      {types && <Shapes {...types} />}
      {guide && <Access guide={guide} />}
      {guide && (
        <WhenNear>
          <Anatomy story={first.id} component={name} />
        </WhenNear>
      )}
      {guide && <Tokens component={name} />}
      <WhenNear>
        {isFramed ? <FramedStories stories={Object.values(csfFile.stories)} /> : <Stories includePrimary={false} />}
      </WhenNear>
      {guide && <AboutPage name={name} file={fileOf(parameters.fileName)} />}
    </>
  )
}

/** What is far below the window is rendered when it comes near: a page of forty stories is there at once. */
function WhenNear({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '400px' },
    )
    if (container.current) watcher.observe(container.current)
    return () => watcher.disconnect()
  }, [])
  return isNear ? children : <div ref={container} className="docs-far" />
}

type StoryEntry = { id: string; name: string; parameters?: { docs?: { description?: { story?: string } } } }

function FramedStories({ stories }: { stories: StoryEntry[] }) {
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map(({ id, name, parameters }) => (
        <section key={id}>
          <h3>{name}</h3>
          {parameters?.docs?.description?.story && (
            <p>
              <Text>{parameters.docs.description.story}</Text>
            </p>
          )}
          <StoryFrame story={id} />
        </section>
      ))}
    </>
  )
}

/** A story as high as its content, without its play function. */
function StoryFrame({ story, globals = '' }: { story: string; globals?: string }) {
  const [height, setHeight] = useState<number>()
  return (
    <iframe
      className="docs-frame"
      title={story}
      loading="lazy"
      style={{ blockSize: height }}
      src={`iframe.html?id=${story}&viewMode=story&embed=true&globals=${globals}`}
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument
        if (!page) return
        const measure = () => setHeight(Math.min(Math.max(heightOf(page), 120), 640))
        new MutationObserver(measure).observe(page.body, { subtree: true, childList: true, attributes: true })
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

function UseIt({ guide: { use, avoid, good, bad } }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Lines lines={use} />
      <h3>When not</h3>
      <Lines lines={avoid} />
      <Unstyled>
        <DoAndDont good={good} bad={bad} />
      </Unstyled>
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Text>{line}</Text>
        </li>
      ))}
    </ul>
  )
}

function Anatomy({ story, component }: { story: string; component: string }) {
  const { parts = [], cssProperties = [] } = styled[component] ?? {}
  return (
    <>
      <Heading>Anatomy</Heading>
      <p>
        Each part can be styled by its name: <code>[data-part='name']</code>, and <code>::part(name)</code> in the
        custom element. <b>Parts</b> in the toolbar shows them in every story.
      </p>
      <StoryFrame story={story} globals="parts:shown" />
      {parts.length + cssProperties.length > 0 && (
        <table className="docs-table">
          <thead>
            <tr>
              <th scope="col">Part or custom property</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {[...parts, ...cssProperties].map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <Text>{text}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Access({ guide: { keyboard, screenReader } }: { guide: Guide }) {
  return (
    <>
      <Heading>Keyboard and screen reader</Heading>
      <table className="docs-table">
        <tbody>
          {Object.entries(keyboard ?? { 'No key': 'It takes no focus.' }).map(([key, does]) => (
            <tr key={key}>
              <th scope="row">{keyboard ? <kbd>{key}</kbd> : key}</th>
              <td>
                <Text>{does}</Text>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Screen reader</th>
            <td>
              <Text>{screenReader}</Text>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

function Props({ props }: { props: readonly Prop[] }) {
  return (
    <>
      <Heading>Props</Heading>
      <p>Further props, the ref, class and style reach the root element.</p>
      <table className="docs-table">
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">What it is</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, isRequired, description, initial }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {isRequired && <small> required</small>}
              </th>
              <td>
                <Text>{description}</Text>
                <br />
                <code className="docs-type">{type}</code>
              </td>
              <td>
                <Default>{initial}</Default>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The types that those of the props name. */
function Shapes({ parameters, shapes }: PropTypes) {
  if (parameters.length + shapes.length === 0) return null
  return (
    <>
      <h3>Types</h3>
      {parameters.length > 0 && (
        <p>
          Type parameters: <Text>{parameters.map((one) => `\`${one}\``).join(', ')}</Text>.
        </p>
      )}
      {shapes.length > 0 && <Source code={shapes.map(({ text }) => text).join('\n\n')} language="tsx" />}
    </>
  )
}

/** A value as it is written in code; or a sentence, in which only some words are code. */
function Default({ children = '' }: { children?: string }) {
  if (!children) return null
  return children.includes('`') ? <Text>{children}</Text> : <code>{children}</code>
}

function Tokens({ component }: { component: string }) {
  const tokens = tokensOf(component)
  if (tokens.length === 0) return null
  return (
    <>
      <Heading>Tokens that it reads</Heading>
      <Unstyled>
        <ul className="docs-tokens">
          {tokens.map((token) => (
            <li key={token}>
              {token.startsWith('--kit-color-') && (
                <span className="docs-swatch" style={{ '--docs-color': `var(${token})` } as React.CSSProperties} />
              )}
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}
