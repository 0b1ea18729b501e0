/** Texts with marks: what is read, and what stays as it was typed. */

import * as assert from 'uvu/assert'
import { type TextInline, typedBlocks } from '#contract'
import { countryOf, firstPlainWords, parseFormattedText } from '#contract/formatted-text'
import { htmlOf } from '#contract/formatted-text/html'
import { plainLine, plainText } from '#contract/formatted-text/plain'
import { br, heading, line, link, list, numbered, paragraph, strong } from '../formatted-tree.ts'
import { fc, property } from '../property.ts'
import { test } from '../test.ts'

/** The one paragraph of a text that has one. */
function lineOf(text: string, country?: 'PK' | 'DE' | 'FR' | 'US'): TextInline[] {
  const [block, ...others] = parseFormattedText(text, country)
  assert.is(others.length, 0, text)
  assert.is(block?.type, 'paragraph', text)
  return block?.type === 'paragraph' ? block.children : []
}

test('paragraphs, headings, lists, strong words and links are read', () => {
  assert.equal(
    parseFormattedText(
      '# Sports day\nAll classes meet at **eight**.\nBring:\n- water\n- a **hat**\n\n## Order\n1. [running](/qna)\n2. jumping\nThen home.',
    ),
    [
      heading(1, 'Sports day'),
      paragraph('All classes meet at ', strong('eight'), '.', br, 'Bring:'),
      list(false, [paragraph('water')], [paragraph('a ', strong('hat'))]),
      heading(2, 'Order'),
      list(true, [paragraph(link('/qna', 'running'))], [paragraph('jumping')]),
      paragraph('Then home.'),
    ],
  )
  assert.equal(parseFormattedText('- a\n  - b\n\n  c'), [
    list(false, [paragraph('a'), list(false, [paragraph('b')]), paragraph('c')]),
  ])
})

test('a list keeps the numbers that were typed, unless they count', () => {
  assert.equal(parseFormattedText('1. a\n2. b'), [list(true, [paragraph('a')], [paragraph('b')])])
  assert.equal(parseFormattedText('1. a\n1. b'), [list(true, [paragraph('a')], [paragraph('b')])])
  assert.equal(parseFormattedText('1. a\n3. b'), [numbered([1, paragraph('a')], [3, paragraph('b')])])
})

test('a text without marks has its lines and paragraphs, and no others', () => {
  assert.equal(parseFormattedText('One\ntwo\n\n    three'), [paragraph('One', br, 'two'), paragraph('three')])
  assert.equal(parseFormattedText(''), [])
  assert.equal(parseFormattedText(' \n\n'), [])
  assert.equal(typedBlocks('One\n\ntwo'), [paragraph('One', br, br, 'two')])
})

/** Marks that are not read, at the beginning of a line and in it. */
const UNREAD = [
  ...[
    '*italic*',
    '_italic_',
    '__strong__',
    '***both',
    '`code`',
    '~~gone~~',
    '==marked==',
    '<b>bold</b>',
    '<!-- no -->',
  ],
  ...['<script>alert(1)</script>', '&amp;', '&lt;', '&#106;', '![picture](https-//a.example/b.png)', '>', '---', '***'],
  ...['-', '#', '#Sports', '#######', '*', '+', '1)', '15.', '2026.', '-5', '|', '| - |', '```', '===', '[label]'],
  ...['[label][reference]', '(/qna)', '[label](/qna "title")', '[label](<https-//a.example>)', '[]()', '[a]()', '[x]:'],
  ...['\\*\\*not\\*\\*', '\\[a\\]', '**', '**open', 'snake_case_name', 'word', 'کھیل'],
]
const STARTS_LIST_OR_HEADING = /^(?:- |#{1,6} |1\. )/

property(
  'other marks stay as they were typed, character for character',
  [fc.array(fc.array(fc.constantFrom(...UNREAD), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })],
  (lines) => {
    const text = lines.map((words) => words.join(' ')).join('\n')
    fc.pre(!text.split('\n').some((line) => STARTS_LIST_OR_HEADING.test(line)))
    assert.is(plainText(parseFormattedText(text)), text)
  },
)

const anyMarks = fc.string({
  unit: fc.constantFrom(
    ...['**', '*', '_', '# ', '- ', '1. ', '\n', '\n\n', '[', ']', '](', ')', '<', '>', '&', '`', '!', '\\', ' ', '\t'],
    ...[
      'https://a.example',
      'a@b.example',
      'javascript:',
      'data:',
      '0301-1234567',
      '\u200b',
      '\u2066',
      '\ud83d',
      'a',
      'ش',
    ],
  ),
  maxLength: 60,
})
const TAGS = /<\/?(?:p|br|h[2-6]|ul|ol|li|strong|a)(?: [a-z]+="[^"<>]*")*>/g

property(
  'any marks are read: no letter is lost or made, no link leads to a script, no HTML is the text’s',
  [anyMarks],
  (text) => {
    const blocks = parseFormattedText(text, 'PK')
    const letters = (some: string) => some.match(/\p{L}/gu)?.join('') ?? ''
    if (!text.includes('](')) assert.is(letters(plainText(blocks)), letters(text))
    assert.not.match(JSON.stringify(blocks), /"url":"(?!https?:|mailto:|tel:|\/)/)
    assert.not.match(htmlOf(blocks, '').replace(TAGS, ''), /[<>]/)
  },
)

test('an image is its typed text, and the link in it no picture', () => {
  assert.equal(lineOf('![plan](https://a.example/b.png)'), line('!', link('https://a.example/b.png', 'plan')))
})

test('no link leads to a script or to data, in any mark, case or encoding', () => {
  const hrefs: string[] = []
  const collect = (inlines: readonly TextInline[]): void => {
    for (const inline of inlines) {
      if (!('children' in inline)) continue
      if (inline.type === 'link') hrefs.push(inline.url)
      collect(inline.children)
    }
  }
  for (const bad of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    'javascript\\:alert(1)',
    '%6aavascript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u200b:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHN2Zz4=',
    'file:///etc/passwd',
    'blob:https-//a.example/1',
    '//a.example',
    '/\\a.example',
    '\\\\a.example',
    'https:a.example',
    'mailto:a@b.example?bcc=c@d.example',
    'ftp://a.example',
  ])
    for (const text of [
      `[a](${bad})`,
      `[a](<${bad}>)`,
      `**[a](${bad})**`,
      `- [a](${bad})`,
      `# [a](${bad})`,
      `[**a**](${bad} "t")`,
      `![a](${bad})`,
      `<${bad}>`,
      `[a]: ${bad}\n\n[a]`,
      `[${bad}](${bad})`,
    ])
      for (const block of parseFormattedText(text))
        collect(
          block.type === 'list'
            ? block.children
                .flatMap((item) => item.children)
                .flatMap((each) => (each as { children: TextInline[] }).children)
            : block.children,
        )
  assert.equal(
    hrefs.filter((href) => !href.startsWith('mailto:c@d.example')),
    [],
  )
})

test('bare addresses of pages and of mail are links, without the signs around them', () => {
  const at = 'https://a.example/b_c?d=(e)&f=*g*#h'
  assert.equal(
    lineOf(`See ${at}, or (https://b.example).`),
    line('See ', link(at, at), ', or (', link('https://b.example', 'https://b.example'), ').'),
  )
  assert.equal(
    lineOf('Form:https://a.example/b.'),
    line('Form:', link('https://a.example/b', 'https://a.example/b'), '.'),
  )
  assert.equal(
    lineOf('Write to office@a.example; or: <b.c@d.example>.'),
    line(
      'Write to ',
      link('mailto:office@a.example', 'office@a.example'),
      '; or: <',
      link('mailto:b.c@d.example', 'b.c@d.example'),
      '>.',
    ),
  )
  assert.equal(lineOf('**https://a.example/x**'), line(strong(link('https://a.example/x', 'https://a.example/x'))))
  assert.equal(lineOf('[https://a.example](/qna)'), line(link('/qna', 'https://a.example')))
  for (const none of [
    'xhttps://a.example',
    'https://',
    'http:// a',
    'www.',
    'www.a',
    'awww.a.example',
    'a@b',
    '@name',
    'a.example',
    'a@@b.example',
  ])
    assert.equal(lineOf(none), line(none))
})

test('an address is what was meant', () => {
  for (const [text, href, label] of [
    ['form: \u2066https://a.example/b\u2069 please', 'https://a.example/b'],
    ['form: \u200ehttps://a.example/b\u200e please', 'https://a.example/b'],
    ['form: \u202ahttps://a.example/b\u202c, please', 'https://a.example/b'],
    ['\u2067دیکھیں \u2066https://a.example/b\u2069میں\u2069', 'https://a.example/b'],
    ['form: https://a.example/b\u200b please', 'https://a.example/b'],
    ['form: https://a.example/b.\ufeff', 'https://a.example/b'],
    ['\ufeffhttps://a.example/b\u2060', 'https://a.example/b'],
    ['https://a.example/long/\u200bpath', 'https://a.example/long/path', 'https://a.example/long/\u200bpath'],
    ['https://a.example/می\u200cخواهم', 'https://a.example/می\u200cخواهم'],
    ['(see https://a.example/Lahore_(city))', 'https://a.example/Lahore_(city)'],
    ['(see https://a.example/b)', 'https://a.example/b'],
    ['[https://a.example/b[1]], then', 'https://a.example/b[1]'],
    ['((https://a.example/(b)_(c))).', 'https://a.example/(b)_(c)'],
    ['“https://a.example/b”…', 'https://a.example/b'],
    ['http://a.example/b', 'http://a.example/b'],
    ['Https://a.example/B', 'https://a.example/B', 'Https://a.example/B'],
    ['see www.a.example.', 'https://www.a.example', 'www.a.example'],
    ['(Www.a.example/b?c=d)', 'https://www.a.example/b?c=d', 'Www.a.example/b?c=d'],
    ['[form](\u2066https://a.example/b\u2069)', 'https://a.example/b', 'form'],
    ['[form](www.a.example)', 'https://www.a.example', 'form'],
    ['[form](http://a.example)', 'http://a.example', 'form'],
    ['\u2066office@a.example\u2069', 'mailto:office@a.example', 'office@a.example'],
    ['\u200boffice@a.example\u200b.', 'mailto:office@a.example', 'office@a.example'],
    ['(office@a.example)\u200e,', 'mailto:office@a.example', 'office@a.example'],
  ] as const) {
    const links = lineOf(text).filter((piece) => piece.type !== 'text')
    assert.equal(links, [link(href, label ?? href)], text)
    const words = text
      .replace(/\[form\]\(.*\)/, 'form')
      .replace(/\s+/g, ' ')
      .trim()
    assert.is(plainLine(parseFormattedText(text)), words, text)
  }
})

test('telephones are links, however the country of the school writes them', () => {
  for (const [country, typed, href] of [
    [undefined, '+92 42 111 222 333', 'tel:+9242111222333'],
    ['DE', '+92(0)42-35761999', 'tel:+924235761999'],
    ['PK', '+49 711/123456', 'tel:+49711123456'],
    ['PK', '0049 711 123456', 'tel:+49711123456'],
    ['PK', '0301-1234567', 'tel:+923011234567'],
    ['PK', '0301\u20111234567', 'tel:+923011234567'],
    ['PK', '0301\u20131234567', 'tel:+923011234567'],
    ['PK', '0301.1234567', 'tel:+923011234567'],
    ['PK', '0300 123 4567', 'tel:+923001234567'],
    ['PK', '(042) 35761999', 'tel:+924235761999'],
    ['PK', '042 111 222 333', 'tel:+9242111222333'],
    ['PK', '۰۳۰۱۱۲۳۴۵۶۷', 'tel:+923011234567'],
    ['DE', '0711 123456-0', 'tel:+497111234560'],
    ['FR', '01 23 45 67 89', 'tel:+33123456789'],
    ['US', '(212) 736-5000', 'tel:+12127365000'],
    ['US', '212.736.5000', 'tel:+12127365000'],
  ] as const) {
    assert.equal(lineOf(`Call ${typed}, please.`, country), line('Call ', link(href, typed), ', please.'), typed)
    assert.equal(lineOf(`Tel:\u2066${typed}\u2069.`, country), line('Tel:\u2066', link(href, typed), '\u2069.'), typed)
  }
  const [one, other] = ['0301-1234567', '0302-1234567'].map((typed) =>
    link(`tel:+92${typed.slice(1).replace('-', '')}`, typed),
  )
  for (const between of [', ', '/', ' - ', ' '])
    assert.equal(lineOf(`0301-1234567${between}0302-1234567`, 'PK'), line(one ?? '', between, other ?? ''), between)
  assert.equal(lineOf('Call 0301-1234567.'), line('Call 0301-1234567.'), 'of which country is not known')
  // The rest of a table is words.
  assert.ok(lineOf('0301 12 34 '.repeat(1_000), 'DE').length < 2_000)
})

test('dates, times, sums and numbers of lists, accounts and books are no telephones', () => {
  for (const none of [
    'School hours 0830-1330 from Monday',
    'School hours 08 30 - 13 30',
    'School hours 08:00-12:30',
    'Admit cards 00101-00145 in room 4',
    'Exams 05/11/26 - 10/11/26 in the hall',
    'Exams 02/03 - 05/03',
    'Test on 05/11/2026 9 am',
    'Test on 05-11-2026 (10 am)',
    'Winter break 05-06/11/2026',
    'Winter break 05.06.-07.06.2026',
    'Winter break 03.07 - 17.07.15',
    '2026-11-26',
    '05.11.2026',
    '03/2025 – 03/2026',
    '2026-2027',
    'Roll No 0012345 passed',
    'Fee account 0012-3456-7890123',
    'CNIC 35202-1234567-1',
    'PK36 0300 1234 5678 9012 3456',
    'ISBN 0-306-40615-2',
    'ISBN 978-0-306-40615-7',
    'Period 01 02 03 04 05 06 07 08',
    'Rs 1 000 000',
    '€0301234567',
    '+5 points',
    'room 0123',
    '0.123456789',
    'ftp://a.example/0301-1234567',
    'a.example/b/0301-1234567',
    'id_03011234567',
  ])
    for (const country of ['PK', 'DE', 'FR', 'US'] as const)
      assert.equal(lineOf(none, country), line(none), `${none}, ${country}`)
})

test('the country of a school is that of its telephone, else of its time zone', () => {
  assert.is(countryOf(['0301 1234567', '+92 42 5550 1990'], 'Europe/Berlin'), 'PK')
  assert.is(countryOf(['0301 1234567'], 'Asia/Karachi'), 'PK')
  assert.is(countryOf(['+1 212 736 5000'], ''), 'US')
  assert.is(countryOf([], ''), undefined)
  assert.is(countryOf([], 'UTC'), undefined)
})

const ORIGIN = 'https://school.example'
/** A text as plain text, in one line, and as HTML. */
const outputs: [typed: string, plain: string, line: string, html: string][] = [
  [
    '## Trip\nSee **the** [form](https://a.example/f):\n- one\n- two\n\nBye',
    'Trip\n\nSee the form (https://a.example/f):\n\n- one\n- two\n\nBye',
    'Trip · See the form: one · two · Bye',
    '<h3 dir="auto">Trip</h3>\n<p dir="auto">See <strong>the</strong> <a href="https://a.example/f">form</a>:</p>\n<ul dir="auto"><li>one</li><li>two</li></ul>\n<p dir="auto">Bye</p>',
  ],
  ['1. a\n1. b', '1. a\n2. b', '1. a · 2. b', '<ol dir="auto"><li>a</li><li>b</li></ol>'],
  ['1. a\n3. b', '1. a\n3. b', '1. a · 3. b', '<ol dir="auto"><li value="1">a</li><li value="3">b</li></ol>'],
  [
    '1. a\n   - b\n   - c\n2. d',
    '1. a\n   - b\n   - c\n2. d',
    '1. a · b · c · 2. d',
    '<ol dir="auto"><li>a<ul dir="auto"><li>b</li><li>c</li></ul></li><li>d</li></ol>',
  ],
  ['One.\nTwo\nthree', 'One.\nTwo\nthree', 'One. Two · three', '<p dir="auto">One.<br>Two<br>three</p>'],
  ['کھیل۔\nپانی؟\nکتاب', 'کھیل۔\nپانی؟\nکتاب', 'کھیل۔ پانی؟ کتاب', '<p dir="auto">کھیل۔<br>پانی؟<br>کتاب</p>'],
  [
    'See https://a.example/f, write to a@b.example, or call 0301-1234567.',
    'See https://a.example/f, write to a@b.example, or call 0301-1234567.',
    'See https://a.example/f, write to a@b.example, or call 0301-1234567.',
    '<p dir="auto">See <a href="https://a.example/f">https://a.example/f</a>, write to <a href="mailto:a@b.example">a@b.example</a>, or call <a href="tel:+923011234567">0301-1234567</a>.</p>',
  ],
  [
    '[Us](/contact), [the office](tel:+4912345678), [mail](mailto:a@b.example), [a.example](https://a.example/)',
    `Us (${ORIGIN}/contact), the office (+4912345678), mail (a@b.example), a.example`,
    'Us, the office, mail, a.example',
    `<p dir="auto"><a href="${ORIGIN}/contact">Us</a>, <a href="tel:+4912345678">the office</a>, <a href="mailto:a@b.example">mail</a>, <a href="https://a.example/">a.example</a></p>`,
  ],
  [
    'a < b & "c" <script>alert(1)</script>',
    'a < b & "c" <script>alert(1)</script>',
    'a < b & "c" <script>alert(1)</script>',
    '<p dir="auto">a &lt; b &amp; &quot;c&quot; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  ['', '', '', ''],
]

test('a text stays readable as plain text, in one line and as HTML', () => {
  for (const [typed, plain, oneLine, html] of outputs) {
    const blocks = parseFormattedText(typed, 'PK')
    assert.is(plainText(blocks, ORIGIN), plain)
    assert.is(plainLine(blocks), oneLine)
    assert.is(htmlOf(blocks, ORIGIN), html)
  }
})

test('the first words have no marks, and are on one line', () => {
  const text = '## Trip\nSee **the** [form](https://a.example/f):\n- one\n- two\n\nBye'
  assert.is(firstPlainWords(text), 'Trip · See the form: one · two · Bye')
  for (const same of ['', 'Plain\n\n\ntext', 'https://a.example', '2 * 3 [sic]', 'a - b'])
    assert.is(firstPlainWords(same), undefined)
  assert.is(firstPlainWords(`**${'word '.repeat(5_000)}`), undefined)
  assert.is(firstPlainWords(`# ${'word '.repeat(5_000)}`)?.length, 300)
})

/** What people reported of readers of CommonMark: micromark, markdown-it, cmark, commonmark.js, react-markdown. */
const troubles: Record<string, (size: number) => string> = {
  'open brackets': (size) => '['.repeat(size),
  'nested brackets': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'links that do not end': (size) => '[]('.repeat(size / 3),
  'links with parentheses': (size) => '[](('.repeat(size / 4),
  'links in links': (size) => `${'['.repeat(size / 6)}a${'](/b)'.repeat(size / 6)}`,
  'links in brackets': (size) => '[a](b'.repeat(size / 5),
  'strong words in strong words': (size) => '**a '.repeat(size / 8) + ' b**'.repeat(size / 8),
  'ends of strong words': (size) => 'a** '.repeat(size / 4),
  'stars and lines below': (size) => '*a_ '.repeat(size / 4),
  stars: (size) => '*'.repeat(size),
  'lists in lists on a line': (size) => '1. '.repeat(size / 3),
  'lists in lists': (size) => Array.from({ length: Math.sqrt(size) }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
  items: (size) => '- a\n'.repeat(size / 4),
  headings: (size) => '# a\n'.repeat(size / 4),
  'empty lines': (size) => '\n'.repeat(size),
  tabs: (size) => `${'\t'.repeat(size)}a`,
  'a long word': (size) => 'a'.repeat(size),
  'a long address of mail': (size) => 'a.'.repeat(size / 2),
  'many @': (size) => '@ '.repeat(size / 2),
  'long addresses': (size) => 'https://a.example/))))'.repeat(size / 22),
  digits: (size) => '0'.repeat(size),
  'digits and spaces': (size) => '0 '.repeat(size / 2),
  'rows of digits': (size) => '0 0 0 0 0 0 x'.repeat(size / 13),
  telephones: (size) => '0301-1234567, '.repeat(size / 14),
  'right-to-left overrides': (size) => '\u202ea**\u2066'.repeat(size / 5),
  'half characters': (size) => '\ud83d**'.repeat(size / 3),
  backslashes: (size) => '\\['.repeat(size / 2),
}

// A reader that takes time with the square of the length, as micromark 4 does, needs minutes here.
test('a text of 100,000 characters with any marks is read, and not deep', () => {
  for (const [name, make] of Object.entries(troubles)) {
    const blocks = parseFormattedText(make(100_000), 'DE')
    const depth = (value: unknown): number =>
      typeof value !== 'object' || value === null
        ? 0
        : 1 + Object.values(value).reduce((most, each) => Math.max(most, depth(each)), 0)
    assert.ok(depth(blocks) <= 24, `${name}: ${depth(blocks)}`)
    for (const text of [plainText(blocks), plainLine(blocks), htmlOf(blocks, '')])
      assert.ok(text.length < 2_000_000, name)
  }
})

test.run()
