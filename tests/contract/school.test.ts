/** What a school decides: its links, its sample, and the parts that visitors get. */
import * as assert from 'uvu/assert'
import { forbiddenHref, isAllowedHref, piecesOf, withoutLinks } from '#contract'
import { operations } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import { test } from '../test.ts'

test('a link may lead to https, a page of the portal, a mail address or a telephone, and nowhere else', () => {
  for (const good of [
    'https://a.example',
    'https://a.example/b?c#d',
    '/',
    '/qna#x',
    'mailto:a@b.example',
    'tel:+9242-555',
  ]) {
    assert.ok(isAllowedHref(good), good)
    assert.is(forbiddenHref(`See [it](${good}).`), undefined, good)
  }
  for (const bad of [
    'javascript:alert',
    'JaVaScRiPt:alert',
    ' javascript:x',
    'data:text/html,x',
    'http://a.example',
    '//a.example',
    '/\\a.example',
    'https://',
    'https:a.example',
    'mailto:a@b.example?bcc=c@d.example',
    'tel:x',
    'page',
    '',
  ]) {
    assert.not.ok(isAllowedHref(bad), bad)
    assert.is(forbiddenHref(`See [it](${bad}).`), bad, bad)
  }
})

test('a text is read as pieces: plain, and links by their labels', () => {
  assert.equal(piecesOf('a [b](/c) d [e](https://f.example)'), [
    { text: 'a ' },
    { text: 'b', href: '/c' },
    { text: ' d ' },
    { text: 'e', href: 'https://f.example' },
  ])
  for (const plain of ['', 'a', '[a]', '(b)', '[a] (b)', '[](b)', 'f(x)[1](no link', '[a](b c)']) {
    assert.is(
      piecesOf(plain)
        .map(({ text }) => text)
        .join(''),
      plain,
    )
    assert.ok(
      piecesOf(plain).every(({ href }) => href === undefined),
      plain,
    )
  }
  assert.is(withoutLinks('See [the list](/x).'), 'See the list.')
})

test('the defaults are settings that may be saved, and visitors get all of them but what is for admins', () => {
  const sent = { version: '0', settings: defaultSettings }
  assert.equal(operations.updateSchool.json.parse(sent).settings, defaultSettings)
  const { confirmed: _, userIds, ...rest } = defaultSettings
  assert.equal(publicSchool(defaultSettings), { ...rest, userIds: { suffix: userIds.suffix } })
})

test.run()
