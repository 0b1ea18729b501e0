/**
 * The documentation page of a component: what a designer needs to choose it (the `guide` of its stories), and what is
 * read from the code: parts, props, tokens.
 */
import { styled } from 'virtual:kit-docblocks'
import {
  Canvas,
  Description,
  DocsContext,
  type DocsContextProps,
  Heading,
  Primary,
  Source,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { Parameters } from '@storybook/react-vite'
import { Fragment, useContext, useMemo } from 'react'
import { DoAndDont, Text } from '../stories/do-and-dont.tsx'
import type { Guide } from '../stories/guide.ts'
import { AboutPage } from './about-page.tsx'
import { Anatomy } from './anatomy.tsx'
import { liveStories } from './live-stories.ts'
import { exampleOf, nameOf, type Prop, type PropTypes, propsOf } from './props.ts'
import { StateMatrix } from './state-matrix.tsx'
import { StoryFrame } from './story-frame.tsx'
import { tokensOf } from './tokens-of.ts'
import { WhenNear } from './when-near.tsx'
import { Wording } from './wording.tsx'

const STATUS = {
  stable: 'Stable',
  new: 'New: it may still change in a minor version',
  deprecated: 'Deprecated: it will be removed in the next major version',
}

/** The folder of a component, from the file of its stories. */
const fileOf = (stories = '') => /([\w-]+)\.stories\.tsx$/.exec(stories)?.[1] ?? ''

const sinceOf = ({ since }: Guide) => (since === 'Unreleased' ? 'not released yet' : `since ${since}`)

export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const live = useMemo(() => liveStories(csfFile.moduleExports), [csfFile])
  const { component, argTypes, parameters, title } = preparedMeta
  const guide = parameters.guide as Guide | undefined
  const example = exampleOf(component)
  const types = styled[nameOf(component)]?.types
  const props = propsOf(component, types, argTypes)
  const name = title.split('/').at(-1) ?? title
  const isFramed = isShownApart(parameters)
  return (
    <>
      <Title />
      {guide && <Subtitle>{`${STATUS[guide.status ?? 'stable']} · ${sinceOf(guide)}`}</Subtitle>}
      <Description />
      {isFramed ? <StoryFrame story={stories[0]?.id ?? ''} /> : <Primary />}
      <StoryLinks stories={stories} />
      {guide && <UseIt guide={guide} />}
      {guide && <Wording name={name} wording={guide.wording} />}
      {example && <Source code={example} language="tsx" />}
      <Props props={props} />
      {types && <Shapes {...types} />}
      {guide && <Access guide={guide} />}
      {guide && (
        <WhenNear>
          <Anatomy title={title} stories={live} also={guide.anatomy} />
        </WhenNear>
      )}
      {guide?.keyboard && (
        <WhenNear>
          <StateMatrix
            stories={live}
            props={props.map((prop) => prop.name)}
            isFramed={isFramed}
            isWide={/^(Tables|Navigation|School)/.test(title)}
          />
        </WhenNear>
      )}
      {guide && <Tokens component={name} />}
      <AllStories stories={stories} />
      {guide && <AboutPage name={name} file={fileOf(parameters.fileName)} />}
    </>
  )
}

/** A story that covers the window, such as a dialog, is shown in a page of its own. */
const isShownApart = ({ docs }: Parameters) => docs?.story?.inline === false

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** Links to the stories, which are below everything else that there is to know. */
function StoryLinks({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <nav className="docs-links" aria-label="Stories">
      <b>{stories.length} stories:</b>{' '}
      {stories.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          {/* The page has a base that would open it in the window around. */}
          <a href={`#${sectionOf(id)}`} target="_self">
            {name}
          </a>
        </Fragment>
      ))}
    </nav>
  )
}

const sectionOf = (story: string) => `section--${story}`

/** Every story with its name and what it shows. */
function AllStories({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map(({ id, name, moduleExport, parameters }) => (
        <section key={id} id={sectionOf(id)}>
          <h3>{name}</h3>
          <Description of={moduleExport} />
          {isShownApart(parameters) ? (
            <StoryFrame story={id} />
          ) : (
            <WhenNear>
              <Canvas of={moduleExport} />
            </WhenNear>
          )}
        </section>
      ))}
    </>
  )
}

function UseIt({ guide: { use, avoid, good, bad } }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Lines lines={use} />
      <h3>When to use another</h3>
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
      <p>
        Further props, <code>className</code>, <code>style</code> and the ref reach the root element. The ref of a field
        is its control.
      </p>
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
