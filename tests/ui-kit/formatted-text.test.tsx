import * as assert from 'uvu/assert'
import { type FormattedBlock, FormattedText } from '../../ui-kit/formatted-text/formatted-text.tsx'
import { render } from '../dom.ts'
import { br, heading, line, link, numbered, paragraph, strong } from '../formatted-tree.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const blocks: FormattedBlock[] = [
  heading(2, 'Sports day'),
  paragraph('Bring ', strong('water'), br, 'and a hat.'),
  numbered([1, paragraph('a')], [3]),
  paragraph(link('/qna', 'Questions')),
]

conforms(FormattedText, { blocks }, { root: 'DIV' })
conforms(FormattedText, { blocks: [] }, { state: 'empty', root: 'DIV' })

const htmlOf = (props: Parameters<typeof FormattedText>[0]) => render(<FormattedText {...props} />).root

test('shows paragraphs, headings, lists, strong words and links, each block in its own direction', () => {
  assert.is(
    htmlOf({ blocks }).innerHTML,
    '<h2 data-part="heading" dir="auto">Sports day</h2>' +
      '<p data-part="paragraph" dir="auto">Bring <strong>water</strong><br>and a hat.</p>' +
      '<ol data-part="list" dir="auto"><li value="1"><p data-part="paragraph">a</p></li><li value="3"></li></ol>' +
      '<p data-part="paragraph" dir="auto"><a data-part="link" dir="auto" href="/qna">Questions</a></p>',
  )
})

test('of a node of mdast that it has no look for, it shows the words, never as HTML', () => {
  const others = [
    { type: 'blockquote', children: [paragraph('a ', { type: 'emphasis', children: line('b') } as never)] },
    { type: 'code', value: '<b>c</b>' },
    { type: 'html', value: '<script>d</script>' },
  ] as never[]
  const shown = htmlOf({ blocks: others })
  assert.is(shown.textContent, 'a b<b>c</b><script>d</script>')
  assert.is(shown.querySelector('b, script'), null)
  assert.is(htmlOf({ blocks: [{ type: 'thematicBreak' } as never] }).textContent, '')
})

test('the topmost headings have the level that is asked for, and none is skipped', () => {
  const levels = (typed: number[], headingLevel?: 3) =>
    [...htmlOf({ blocks: typed.map((depth) => heading(depth, 'x')), headingLevel }).children].map(
      ({ tagName }) => tagName,
    )
  assert.equal(levels([2, 3, 2]), ['H2', 'H3', 'H2'])
  assert.equal(levels([1, 6, 1], 3), ['H3', 'H4', 'H3'])
  assert.equal(levels([3, 1, 2]), ['H2', 'H2', 'H3'])
  assert.equal(levels([1, 2, 3, 4, 5, 6], 3), ['H3', 'H4', 'H5', 'H6', 'H6', 'H6'])
})

test('no link leads to a script, and one that leads nowhere is its words', () => {
  const linkTo = (href: string, hrefOf?: (href: string) => string | undefined) =>
    htmlOf({
      blocks: [paragraph(link(href, 'x'))],
      hrefOf,
    }).querySelector('a')
  for (const bad of ['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x', '//a.example', '/\\a.example', ''])
    assert.is(linkTo(bad), null, bad)
  for (const good of ['/qna', 'https://a.example', 'mailto:a@b.example', 'tel:+92', '#x'])
    assert.is(linkTo(good)?.getAttribute('href'), good)
  assert.is(
    linkTo('/about', () => undefined),
    null,
  )
  assert.is(linkTo('/about', (href) => `/en${href}`)?.getAttribute('href'), '/en/about')
})

test.run()
