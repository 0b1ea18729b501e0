import * as assert from 'uvu/assert'
import { NoticeCard } from '../../ui-kit/notice-card/index.ts'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const notice = {
  heading: 'Sports day',
  description: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  createdAt: '2026-11-20T09:30:00.000Z',
  href: '/notice-board-Detail/7',
}

conforms(NoticeCard, notice, { root: 'ARTICLE', parts: ['photo', 'heading', 'text', 'date', 'link'] })

const part = (root: HTMLElement, name: string) => root.querySelector(`[data-part="${name}"]`)

test('the first 13 words of the description, then an ellipsis', () => {
  const text = (description: string) => part(render(<NoticeCard {...notice} description={description} />).root, 'text')
  assert.is(
    text(notice.description)?.textContent,
    'one two three four five six seven eight nine ten eleven twelve thirteen…',
  )
  assert.is(text('  one\n two\tthree ')?.textContent, 'one two three…')
})

test('how many words is a prop', () => {
  assert.is(part(render(<NoticeCard {...notice} words={2} />).root, 'text')?.textContent, 'one two…')
})

test('the date is the part of the timestamp before the T', () => {
  const date = part(render(<NoticeCard {...notice} />).root, 'date')
  assert.is(date?.textContent, '2026-11-20')
  assert.is(date?.getAttribute('datetime'), '2026-11-20')
})

test("without a photo: the board's drawing, with the text of the specification", () => {
  const { root } = render(<NoticeCard {...notice} />)
  assert.is(root.querySelector('[role="img"]')?.getAttribute('aria-label'), 'No Images is Add By Admin')
})

test('the link says where it leads by the heading, the article is named by it', () => {
  const { root } = render(<NoticeCard {...notice} headingLevel={2} />)
  const link = root.querySelector('a')
  assert.is(link?.getAttribute('href'), '/notice-board-Detail/7')
  const named = (element: Element | null) =>
    (element?.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  assert.is(named(link), 'More Detail Sports day')
  assert.is(named(root), 'Sports day')
  assert.is(part(root, 'heading')?.tagName, 'H2')
})

test.run()
