/// <reference types="vite/client" />
import { TextField } from '@my-school/ui-kit'
import { composeStories, type Meta } from '@storybook/react-vite'
import { type ComponentType, useMemo, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toId } from 'storybook/internal/csf'
import type { Guide } from './guide.ts'

type StoryFile = { default: Meta }
type GuidancePage = { title: string; url: string; text: string }

const components = import.meta.glob<StoryFile>(['./*.stories.tsx', '!./welcome.stories.tsx'], { eager: true })
const foundations = import.meta.glob<StoryFile>('./foundations/*.stories.tsx', { eager: true })
const guides = import.meta.glob<string>(['./docs/*.mdx', './patterns/*.mdx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const MOST = 12

/** Finds words in what the pages say: Storybook's own search knows only their names. */
export function GuidanceSearch() {
  const [words, setWords] = useState('')
  // The pages are read when somebody searches, not when the gallery opens.
  const isUsed = words.trim() !== ''
  const pages = useMemo(() => (isUsed ? readPages() : []), [isUsed])
  const found = useMemo(() => search(pages, words), [pages, words])
  return (
    <search>
      <TextField
        type="search"
        label="Search the guidance"
        hint="Words of any page, such as ‘placeholder’ or ‘server component’"
        name="guidance"
        value={words}
        onValueChange={({ value }) => setWords(value)}
      />
      <p role="status" className="guidance-count">
        {isUsed ? (found.length === 0 ? 'No page has these words.' : countOf(found.length)) : ''}
      </p>
      <ul className="guidance-found">
        {found.slice(0, MOST).map(({ title, url, extract }) => (
          <li key={url}>
            <a href={`./?path=/${url}`} target="_top">
              {title}
            </a>
            <br />
            {extract}
          </li>
        ))}
      </ul>
    </search>
  )
}

const countOf = (count: number) =>
  count === 1 ? 'One page' : count > MOST ? `${count} pages, of which these are the first ${MOST}` : `${count} pages`

/** The pages that have all of some words: those first that have them in their title, then those that have them as written. */
function search(pages: readonly GuidancePage[], written: string) {
  const phrase = inOneLine(written).toLowerCase()
  const words = phrase.split(' ').filter(Boolean)
  const has = (where: string, word: string) => where.toLowerCase().includes(word)
  const hasAll = (where: string) => words.every((word) => has(where, word))
  const rank = ({ title, text }: GuidancePage) => (hasAll(title) ? 2 : has(text, phrase) ? 1 : 0)
  return pages
    .filter(({ title, text }) => hasAll(`${title} ${text}`))
    .sort((one, other) => rank(other) - rank(one))
    .map((page) => ({ ...page, extract: extractOf(page.text, has(page.text, phrase) ? phrase : (words[0] ?? '')) }))
}

/** Whole words before and after the first place of a text. */
function extractOf(text: string, searched: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(searched))
  const start = at > 60 ? text.indexOf(' ', at - 60) + 1 : 0
  const end = at + 100 < text.length ? text.lastIndexOf(' ', at + 100) : text.length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

function readPages(): GuidancePage[] {
  return [
    ...Object.values(components).map(({ default: { title = '', parameters } }) => ({
      title: title.split('/').at(-1) ?? title,
      url: `docs/${toId(title, 'docs')}`,
      text: textOfGuide(parameters?.guide),
    })),
    ...Object.values(guides).map((markdown) => {
      const [, path = ''] = /<Meta title="([^"]+)"/.exec(markdown) ?? []
      const text = inOneLine(markdown.replace(/^import .*|^<(?:Meta|Canvas) .*/gm, '').replace(/[#*`|]|-{3,}/g, ' '))
      return { title: path.split('/').at(-1) ?? path, url: `docs/${toId(path, 'docs')}`, text }
    }),
    ...Object.values(foundations).map((file) => {
      const { title = '' } = file.default
      const [[name, Story] = ['', () => null]] = Object.entries(composeStories(file as never)) as [
        string,
        ComponentType,
      ][]
      const { body } = new DOMParser().parseFromString(renderToStaticMarkup(<Story />), 'text/html')
      for (const block of body.querySelectorAll('p, li, h1, h2, h3, td, figcaption, div')) block.append(' ')
      return {
        title: title.split('/').at(-1) ?? title,
        url: `story/${toId(title, name)}`,
        text: inOneLine(body.textContent ?? ''),
      }
    }),
  ]
}

function textOfGuide(guide?: Guide): string {
  if (!guide) return ''
  const { use, avoid, wording, good, bad, keyboard = {}, screenReader } = guide
  const named = [...Object.entries(wording), ...Object.entries(keyboard)].map(([name, text]) => `${name}: ${text}`)
  const lines = [...use, ...avoid, good.says, bad.says, ...named, screenReader]
  return lines.map((line) => `${line.replaceAll('`', '').replace(/\.$/, '')}.`).join(' ')
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
