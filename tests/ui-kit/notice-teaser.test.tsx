import * as assert from 'uvu/assert'
import { NoticeTeaser } from '../../ui-kit/notice-teaser/notice-teaser.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const notice = { heading: 'Sports day', description: 'On Friday.', href: '/notice-board-Detail/7' }

conforms(NoticeTeaser, notice, { root: 'ARTICLE' })
conforms(
  NoticeTeaser,
  { ...notice, details: '4 Dec, Hall', cancelled: 'Cancelled', marks: ['On top', 'Sport'], fileCount: 2 },
  { state: 'event', root: 'ARTICLE' },
)

const text = (description: string, characters?: number) =>
  render(<NoticeTeaser {...notice} description={description} characters={characters} />).root.querySelector(
    '[data-part="text"]',
  )?.textContent

test('the first 60 characters of the description, then three dots if there are more', () => {
  assert.is(text(`${'a'.repeat(60)}b`), `${'a'.repeat(60)}...`)
  assert.is(text('Snow.'), 'Snow.')
  assert.is(text('abcdef', 3), 'abc...')
})

test('the dots follow always if the app says so', () => {
  const { root } = render(<NoticeTeaser {...notice} description="Snow." ellipsis="always" />)
  assert.is(root.querySelector('[data-part="text"]')?.textContent, 'Snow....')
})

test('a character of two code units is not cut in half', () => {
  assert.is(text(`${'a'.repeat(59)}𝒷𝒸`), `${'a'.repeat(59)}𝒷...`)
})

test('links to the notice', () => {
  const link = render(<NoticeTeaser {...notice} />).root.querySelector('a')
  assert.is(link?.getAttribute('href'), '/notice-board-Detail/7')
  assert.is(link?.textContent, 'Read more')
})

test.run()
