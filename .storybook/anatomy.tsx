/** The picture of a component with the numbers of its parts, and what each is. */
import { styled } from 'virtual:kit-docblocks'
import { Heading } from '@storybook/addon-docs/blocks'
import { useMemo, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Text } from '../stories/do-and-dont.tsx'
import type { LiveStory } from './live-stories.ts'
import { StoryFrame } from './story-frame.tsx'

/** The part of a hook's documentation that is a component has another name. */
const STYLED: Record<string, string> = { useRowSelection: 'SelectionBar' }
const styledOf = (name: string) => styled[STYLED[name] ?? name]

/** The parts of a component, in the order of its docblock. @param title that of its stories, such as 'Forms/TextField' */
export const partNamesOf = (title: string) =>
  styledOf(title.split('/').at(-1) ?? '')?.parts.map(({ name }) => name) ?? []

const MOST_PICTURES = 4

type AnatomyProps = {
  /** That of the stories. */
  title: string
  stories: readonly LiveStory[]
  /** The name of a story that shows parts which are there only after it was rendered. */
  also?: string
}

export function Anatomy({ title, stories, also }: AnatomyProps) {
  const { parts = [], cssProperties = [] } = styledOf(title.split('/').at(-1) ?? '') ?? {}
  const pictures = useMemo(() => choosePictures(partNamesOf(title), stories, also), [title, stories, also])
  // The numbers in each picture, by its story.
  const [seen, setSeen] = useState<Readonly<Record<string, readonly string[]>>>({})
  const isSeen = (index: number) => Object.values(seen).some((numbers) => numbers.includes(`${index + 1}`))
  const look = (story: string, page: Document) => {
    open(page)
    const numbers = [...page.querySelectorAll<HTMLElement>('[data-tag]')].map(({ dataset }) => dataset.tag ?? '')
    setSeen((all) => (all[story]?.join() === numbers.join() ? all : { ...all, [story]: numbers }))
  }
  return (
    <>
      <Heading>Anatomy</Heading>
      {parts.length === 0 && <p>This component has no parts: style its root element.</p>}
      {parts.length > 0 && (
        <p>
          You can style each part by its name: <code>[data-part='name']</code>, or <code>::part(name)</code> of the
          custom element. <b>Parts</b> in the toolbar shows the names in every story.
        </p>
      )}
      {pictures.map((id) => (
        <StoryFrame key={id} story={id} globals="parts:numbered" onShown={(page) => look(id, page)} />
      ))}
      {parts.length > 0 && (
        <table className="docs-table docs-parts">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Part</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, text }, index) => (
              <tr key={name}>
                <td>
                  <span className="docs-number">{index + 1}</span>
                </td>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <Text>{text}</Text>
                  {Object.keys(seen).length === pictures.length && !isSeen(index) && (
                    <small> Not in the picture: it appears in use.</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {cssProperties.length > 0 && (
        <table className="docs-table">
          <thead>
            <tr>
              <th scope="col">Custom property</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {cssProperties.map(({ name, text }) => (
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

/** Opens the first thing of a page that is closed, so that what is in it can be seen. */
function open(page: Document): void {
  const root = page.getElementById('storybook-root')
  if (!root?.hasChildNodes() || root.dataset.opened) return
  root.dataset.opened = 'true'
  root.querySelector<HTMLElement>('[aria-expanded=false], details:not([open]) > summary')?.click()
}

/** The few stories that together show the most parts: first the one that shows most of them. */
function choosePictures(parts: readonly string[], stories: readonly LiveStory[], also?: string): string[] {
  const candidates = stories.map(({ id, exported, Live }) => ({
    id,
    exported,
    has: partsIn(renderToStaticMarkup(<Live />), parts),
  }))
  const shown = new Set<string>()
  const pictures: string[] = []
  while (pictures.length < MOST_PICTURES) {
    const more = ({ has }: { has: readonly string[] }) => has.filter((part) => !shown.has(part)).length
    const best = candidates.reduce((one, other) => (more(other) > more(one) ? other : one))
    if (more(best) === 0) break
    pictures.push(best.id)
    for (const part of best.has) shown.add(part)
  }
  return [...new Set([...pictures, ...candidates.filter(({ exported }) => exported === also).map(({ id }) => id)])]
}

const partsIn = (markup: string, parts: readonly string[]) =>
  parts.filter((part) => markup.includes(`data-part="${part}"`))
