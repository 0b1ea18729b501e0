// Real presses and keys: tests/browser/hands.test.ts.
import * as assert from 'uvu/assert'
import { KitProvider } from '../../ui-kit/kit-provider/index.ts'
import { Pagination, type PaginationProps } from '../../ui-kit/pagination/pagination.tsx'
import { act, click, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const props = { page: 3, pages: 12, onPageChange: () => {} }
conforms(Pagination, props, { root: 'NAV' })
conforms(Pagination, { ...props, hrefOf: ({ page }) => `?page=${page}` }, { state: 'with links', root: 'NAV' })

function pagination(more: Partial<PaginationProps> = {}) {
  const asked: number[] = []
  const view = render(<Pagination {...props} onPageChange={({ page }) => asked.push(page)} {...more} />)
  const [input] = view.root.getElementsByTagName('input') as unknown as [HTMLInputElement]
  const leave = async (text: string) => {
    await act(async () => input.focus())
    await type(input, text)
    await act(async () => input.blur())
  }
  return { ...view, asked, input, leave, buttons: [...view.root.getElementsByTagName('button')] }
}

test('leads to the page before and after; at the ends the button stays and does nothing', async () => {
  const middle = pagination()
  for (const button of middle.buttons) await click(button)
  assert.equal(middle.asked, [2, 4])
  for (const page of [1, 12]) {
    const { buttons, asked } = pagination({ page })
    const end = buttons.filter((button) => button.getAttribute('aria-disabled') === 'true')
    assert.is(end.length, 1)
    for (const button of end) await click(button)
    assert.equal(asked, [])
  }
})

test('jumps to a page by its number: after the last is the last, no number changes nothing', async () => {
  const { asked, leave, input } = pagination()
  for (const text of ['7', '99', '0', '-5', 'x', '', '3', ' 5 ']) await leave(text)
  assert.equal(asked, [7, 12, 1, 5])
  assert.is(input.value, '3', 'until the page changes, it shows the current one')
  assert.is(input.labels?.[0]?.textContent, 'Page  of 12')
})

test('a page after the last is the last, and an empty list has one page', async () => {
  const { input, buttons, asked } = pagination({ page: 9, pages: 3 })
  assert.is(input.value, '3')
  await click(buttons[0] as Element)
  assert.equal(asked, [2])
  assert.match(pagination({ page: 1, pages: 0 }).root.textContent ?? '', /of 1/)
})

test('with hrefOf the neighbours are links of the provider, none at an end', () => {
  const Router = (link: object) => <a data-router="" {...link} />
  const links = (page: number) =>
    [
      ...render(
        <KitProvider Link={Router}>
          <Pagination {...props} page={page} hrefOf={(target) => `?page=${target.page}`} />
        </KitProvider>,
      ).root.querySelectorAll('a[data-router]'),
    ].map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.textContent])
  assert.equal(links(3), [
    ['prev', '?page=2', 'Previous'],
    ['next', '?page=4', 'Next'],
  ])
  assert.equal(links(1), [['next', '?page=2', 'Next']])
  assert.equal(links(12), [['prev', '?page=11', 'Previous']])
})

test.run()
