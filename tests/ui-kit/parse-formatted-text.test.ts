/** The parser of formatted texts as another project uses it. What marks are read: tests/contract/formatted-text.test.ts. */
import * as assert from 'uvu/assert'
import { parseFormattedText } from '../../ui-kit/formatted-text/parse.ts'
import { br, heading, line, link, list, numbered, paragraph, strong } from '../formatted-tree.ts'
import { test } from '../test.ts'

const lineOf = (text: string) => {
  const [block, ...others] = parseFormattedText(text)
  assert.is(others.length, 0, text)
  return block?.type === 'paragraph' ? block.children : []
}
const page = (url: string) => link(url, url)

test('links lead anywhere but to scripts and to other sites that look like pages of this one', () => {
  for (const url of ['https://a.example/b', 'http://a.example', '/b', '#c', 'mailto:a@b.example?subject=c', 'tel:+92'])
    assert.equal(lineOf(`[words](${url})`), line(link(url, 'words')), url)
  for (const url of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58document;alert&#40;1&#41;',
    '&#106;avascript:alert(1)',
    'java\u00adscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    '//a.example',
    '/\\a.example',
    'https://a.example/?b&copy;',
  ])
    assert.not.match(JSON.stringify(parseFormattedText(`[words](${url})`)), '"words"', url)
})

test('a page says where links may lead, and finds more of them', () => {
  const options = {
    isAllowedUrl: (url: string) => !url.startsWith('http:'),
    findLinks: (words: string) =>
      [...words.matchAll(/#\d+/g)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        url: `/issues/${found.slice(1)}`,
      })),
  }
  assert.equal(parseFormattedText('[a](http://b.example) http://c.example #12, **#13**', options), [
    paragraph(
      '[a](http://b.example) http://c.example ',
      link('/issues/12', '#12'),
      ', ',
      strong(link('/issues/13', '#13')),
    ),
  ])
})

// What people reported of react-markdown, marked, markdown-it, comrak, markdig and others.
test('bare addresses end where people mean them to', () => {
  for (const [text, ...pieces] of [
    ['https://a.example/maps_', page('https://a.example/maps_')],
    ['https://a.example/@b_c_.', page('https://a.example/@b_c_'), '.'],
    ['_https://a.example/b_', '_', page('https://a.example/b'), '_'],
    ['https://a.example/src/_b_/c.js', page('https://a.example/src/_b_/c.js')],
    ['**See: https://a.example/12345**', strong('See: ', page('https://a.example/12345'))],
    ['(https://a.example/b_(c))', '(', page('https://a.example/b_(c)'), ')'],
    ['https://a.example/b۔ شکریہ', page('https://a.example/b'), '۔ شکریہ'],
    ['https://a.example/b،پھر', page('https://a.example/b'), '،پھر'],
    ['https://a.example/b。然后', page('https://a.example/b'), '。然后'],
    ['a_b_c@d_e.example', 'a_b_c@d_e.example'],
    ['a_b_c@d.example', link('mailto:a_b_c@d.example', 'a_b_c@d.example')],
    ['a_b_c snake_case_', 'a_b_c snake_case_'],
    ['_office@a.example_', link('mailto:_office@a.example', '_office@a.example'), '_'],
    ['a@b.example?bcc=c', 'a@b.example?bcc=c'],
  ] as const)
    assert.equal(lineOf(text), line(...pieces), text)
})

test('lists with blank lines between their items are one list, in each kind of line end', () => {
  for (const end of ['\n', '\r\n'])
    assert.equal(
      parseFormattedText(['1. a', '', '1. b', '', '   c', '', '', 'd'].join(end)),
      [list(true, [paragraph('a')], [paragraph('b'), paragraph('c')]), paragraph('d')],
      JSON.stringify(end),
    )
  assert.equal(parseFormattedText('Bring:\n- a **b**\n  - c\n1. d\n4. e'), [
    paragraph('Bring:'),
    list(false, [paragraph('a ', strong('b')), list(false, [paragraph('c')])]),
    numbered([1, paragraph('d')], [4, paragraph('e')]),
  ])
})

test('HTML is words', () => {
  assert.equal(parseFormattedText('# <img src=x onerror=alert(1)>\n<b>a</b>\n&lt;'), [
    heading(1, '<img src=x onerror=alert(1)>'),
    paragraph('<b>a</b>', br, '&lt;'),
  ])
})

test.run()
