import * as assert from 'uvu/assert'
import { NoticeCard } from '../../ui-kit/notice-card/notice-card.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const notice = {
  heading: 'Sports day',
  description: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  createdAt: '2026-11-20T09:30:00.000Z',
  href: '/notice-board-Detail/7',
}

conforms(NoticeCard, notice, { root: 'ARTICLE' })
conforms(
  NoticeCard,
  {
    ...notice,
    details: '4 Dec, Hall',
    cancelled: 'Cancelled',
    marks: ['On top', { text: 'کھیل', lang: 'ur' }],
    fileCount: 2,
  },
  { state: 'event', root: 'ARTICLE' },
)

const part = (root: HTMLElement, name: string) => root.querySelector(`[data-part="${name}"]`)

test('a clip says how many files it has, and a mark in another language says which', () => {
  const { root } = render(<NoticeCard {...notice} marks={['On top', { text: 'کھیل', lang: 'ur' }]} fileCount={1} />)
  const clip = part(root, 'files')
  assert.equal([clip?.getAttribute('aria-label'), clip?.textContent?.trim()], ['1 file', '1'])
  assert.equal(
    [...(part(root, 'marks')?.querySelectorAll('[lang]') ?? [])].map((mark) => [
      mark.textContent,
      mark.getAttribute('dir'),
    ]),
    [['کھیل', 'auto']],
  )
  assert.is(part(render(<NoticeCard {...notice} fileCount={0} />).root, 'marks'), null)
})

test('the first 13 words of the description, then an ellipsis if there are more', () => {
  const text = (description: string) => part(render(<NoticeCard {...notice} description={description} />).root, 'text')
  assert.is(
    text(notice.description)?.textContent,
    'one two three four five six seven eight nine ten eleven twelve thirteen…',
  )
  assert.is(text('  one\n two\tthree ')?.textContent, 'one two three', 'nothing is missing')
  const { root } = render(<NoticeCard {...notice} description="one two" ellipsis="always" />)
  assert.is(part(root, 'text')?.textContent, 'one two…')
})

test('the number of words is a prop', () => {
  const dotted = render(<NoticeCard {...notice} description="one · two · three" words={2} />).root
  assert.is(part(dotted, 'text')?.textContent, 'one · two…')
  assert.is(part(render(<NoticeCard {...notice} words={2} />).root, 'text')?.textContent, 'one two…')
})

test('the date is in the language of the card, or formatted by the app', () => {
  const date = (more: object) => part(render(<NoticeCard {...notice} {...more} />).root, 'date')
  assert.is(date({})?.textContent, 'Nov 20, 2026')
  assert.is(date({})?.getAttribute('datetime'), notice.createdAt)
  assert.is(date({ lang: 'de' })?.textContent, '20.11.2026')
  assert.is(date({ formatDate: () => 'Friday' })?.textContent, 'Friday')
})

test('without a photo: a drawing, as decoration or with the given text', () => {
  assert.ok(render(<NoticeCard {...notice} />).root.querySelector('[data-part="fallback"][aria-hidden]'))
  const { root } = render(<NoticeCard {...notice} photoAlt="No photo" />)
  assert.is(root.querySelector('[role="img"]')?.getAttribute('aria-label'), 'No photo')
})

test('the heading is part of the name of the link, and the name of the article', () => {
  const { root } = render(<NoticeCard {...notice} headingLevel={2} />)
  const link = root.querySelector('a')
  assert.is(link?.getAttribute('href'), '/notice-board-Detail/7')
  const named = (element: Element | null) =>
    (element?.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  assert.is(named(link), 'Read more Sports day')
  assert.is(named(root), 'Sports day')
  assert.is(part(root, 'heading')?.tagName, 'H2')
})

test.run()
