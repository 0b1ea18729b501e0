import * as assert from 'uvu/assert'
import { FaqList } from '../../ui-kit/faq-list/faq-list.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const items = [
  { question: 'When?', answer: 'In 1990.' },
  { question: 'Where?', answer: <a href="/contact">On Canal Road</a> },
]

conforms(FaqList, { items }, { root: 'DIV' })

test('details with the same name, so that one answer is open at a time', () => {
  const first = render(<FaqList items={items} />).root
  const second = render(<FaqList items={items} />).root
  const names = (root: HTMLElement) => [...root.querySelectorAll('details')].map((each) => each.getAttribute('name'))
  assert.is(new Set(names(first)).size, 1)
  assert.ok(names(first)[0])
  assert.is.not(names(first)[0], names(second)[0])
  assert.equal(names(render(<FaqList items={items} name="faq" />).root), ['faq', 'faq'])
})

test('a string answer is a paragraph, an element is unchanged', () => {
  const answers = [...render(<FaqList items={items} />).root.querySelectorAll('[data-part="answer"]')]
  assert.equal(
    answers.map(({ firstElementChild }) => firstElementChild?.tagName),
    ['P', 'A'],
  )
})

test.run()
