import * as assert from 'uvu/assert'
import { parseFormattedText } from '#contract/formatted-text'
import type { Edit, Selected } from '../../ui-kit/formatted-text-field/edits.ts'
import { FormattedTextField } from '../../ui-kit/formatted-text-field/formatted-text-field.tsx'
import { inlineMarks } from '../../ui-kit/formatted-text-field/inline-marks.ts'
import { addressesToIsolate } from '../../ui-kit/formatted-text-field/isolate-addresses.ts'
import { editEnter } from '../../ui-kit/formatted-text-field/lines.ts'
import { editFor, linkTo, type Mark, marksAt } from '../../ui-kit/formatted-text-field/marks.ts'
import { act, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(FormattedTextField, {}, { control: 'textarea', ref: 'TEXTAREA', value: 'Closed on **Friday**' })
conforms(
  FormattedTextField,
  { label: 'Text', name: 'text', maxLength: 10, preview: (text) => <p>{text}</p> },
  { state: 'with a limit and a preview', root: 'DIV', control: 'TEXTAREA' },
)

/** A text in which `‹` and `›` are the ends of the selection, or `|` the caret. */
function selectedIn(text: string): Selected {
  const start = text.search(/[‹|]/)
  return { value: text.replace(/[‹›|]/g, ''), start, end: text.includes('|') ? start : text.indexOf('›') - 1 }
}

/** The text after an edit, with the selection. */
function edited(text: string, edit: Edit | undefined): string | undefined {
  if (!edit) return undefined
  const { value } = selectedIn(text)
  const after = value.slice(0, edit.from) + edit.text + value.slice(edit.to)
  return edit.start === edit.end
    ? `${after.slice(0, edit.start)}|${after.slice(edit.start)}`
    : `${after.slice(0, edit.start)}‹${after.slice(edit.start, edit.end)}›${after.slice(edit.end)}`
}

/** What a button makes of a text, and what it makes of that when it is pressed again. */
const marked = (mark: Mark, text: string) => edited(text, editFor(mark, selectedIn(text), 'words'))

test('strong: words, the word at the caret, each line of several', () => {
  for (const [before, after] of [
    ['a ‹b c› d', 'a **‹b c›** d'],
    ['a ‹ b › d', 'a ‹ **b** › d'],
    ['hel|lo', '**hel|lo**'],
    ['don’|t go', '**don’|t** go'],
    ["d|on't go", "**d|on't** go"],
    ["'quo|ted'", "'**quo|ted**'"],
    ['Nur-ul-A|in', '**Nur-ul-A|in**'],
    ['وہ می\u200cخو|اہم', 'وہ **می\u200cخو|اہم**'],
    ['یہ سکو|ل', 'یہ **سکو|ل**'],
    ['a |', 'a **|**'],
    ['|', '**|**'],
    ['- |', '- **|**'],
    ['‹- a\n\n- b›', '‹- **a**\n\n- **b›**'],
    ['‹- **a**\n- b›', '‹- **a**\n- **b›**'],
    ['‹Date:›12', '**‹Date**:›12'],
    ['# a ‹b›', '# a **‹b›**'],
  ] as const)
    assert.is(marked('strong', before), after, before)
})

test('strong takes away the mark that the selection is in, and joins those that it only touches', () => {
  for (const [before, after] of [
    ['a **‹b c›** d', 'a ‹b c› d'],
    ['a ‹**b c**› d', 'a ‹b c› d'],
    ['**All cla‹ss›es meet**', 'All cla‹ss›es meet'],
    ['**a b|c**', 'a b|c'],
    ['**abc**|', 'abc|'],
    ['**|**', '|'],
    ['**‹Date**:›12', '‹Date:›12'],
    ['‹- **a**\n- **b**›', '‹- a\n- b›'],
    ['‹a **b** c›', '**‹a b c›**'],
    ['a ‹b **c› d** e', 'a **‹b c› d** e'],
    ['**‹a** b **c›**', '**‹a b c›**'],
    ['**a\n‹b› c**', 'a\n‹b› c'],
  ] as const)
    assert.is(marked('strong', before), after, before)
})

test('strong cuts no address and no link', () => {
  for (const [before, after] of [
    ['see https://a.exa|mple/b now', 'see **https://a.exa|mple/b** now'],
    ['www.a.exa|mple', '**www.a.exa|mple**'],
    ['off|ice@a.example', '**off|ice@a.example**'],
    ['[the form](https://a.exa|mple)', '**[the form](https://a.exa|mple)**'],
    ['[the ‹form](https›://a.example) b', '**[the ‹form](https›://a.example)** b'],
    ['[the fo|rm](/b)', '[the **fo|rm**](/b)'],
    ['‹see [the› form](/b)', '**‹see [the› form](/b)**'],
  ] as const)
    assert.is(marked('strong', before), after, before)
})

test('the tools find the marks that the parser reads', () => {
  const inlinesOf = (text: string) => {
    const [block] = parseFormattedText(text)
    return block && block.type !== 'list' ? block.children : []
  }
  type Inlines = ReturnType<typeof inlinesOf>
  const wordsOf = (inlines: Inlines): string =>
    inlines
      .map((inline) =>
        inline.type === 'text' ? inline.value : inline.type === 'break' ? '\n' : wordsOf(inline.children),
      )
      .join('')
  const marksIn = (inlines: Inlines): string[] =>
    inlines.flatMap((inline) =>
      !('children' in inline)
        ? []
        : [`${inline.type} ${wordsOf(inline.children).replaceAll('**', '')}`, ...marksIn(inline.children)],
    )
  for (const text of [
    'a **b c** d',
    '**a** b **c**',
    '**a\nb** c',
    'a**b**c',
    '** a** b',
    '**a ** b',
    '**open',
    '2 ** 3 ** 4',
    '**“a”** b',
    'x**“a”**',
    '**a:**b',
    '**یومِ** کھیل',
    '[a](/b) and [c](/d_(e))',
    '[**a** b](/c)',
    '**[a](/b)**',
    '[a **b](/c) d**',
    '[[a]](/b)',
    '[a] (/b)',
    '[a]()',
  ]) {
    const found = inlineMarks(text, 0, text.length)
      .filter(({ type, from, to }) => type === 'strong' || (type === 'link' && !text.slice(from, to).endsWith('()')))
      .map(
        ({ type, words }) =>
          `${type} ${text
            .slice(words.from, words.to)
            .replaceAll('**', '')
            .replace(/^\[(.*)\]\(.*\)$/, '$1')}`,
      )
    assert.equal(found.sort(), marksIn(inlinesOf(text)).sort(), text)
  }
})

test('list, numbers and heading: each line that is selected, in place of the bullet or number that it has', () => {
  for (const [mark, before, after] of [
    ['list', 'x\n‹a\nb›\ny', 'x\n- ‹a\n- b›\ny'],
    ['list', 'x\na‹a\nb›b\ny', 'x\n- a‹a\n- b›b\ny'],
    ['list', '‹a\n›b', '- ‹a\n›b'],
    ['list', '‹a\n\n- b›', '- ‹a\n\n- b›'],
    ['list', 'ab|c', '- ab|c'],
    ['list', '|', '- |'],
    ['list', 'a\n|', 'a\n- |'],
    ['list', '‹• a\n•b\n·\tc\n1) d\n* e\n– f\n# g›', '‹- a\n- b\n- c\n- d\n- e\n- f\n- g›'],
    ['list', '‹1. a\n2. b\n3. c›', '‹- a\n- b\n- c›'],
    ['list', '12. November is fr|ee', '- 12. November is fr|ee'],
    ['list', '1.5 kg of ri|ce', '- 1.5 kg of ri|ce'],
    ['list', '  • a|', '  - a|'],
    ['numbered', '‹a\n- b\n• c›', '1. ‹a\n2. b\n3. c›'],
    ['numbered', '1. a\n2. b\nc|', '1. a\n2. b\n3. c|'],
    ['numbered', '|', '1. |'],
    ['heading', 'Sports d|ay', '# Sports d|ay'],
    ['heading', '- Sports d|ay', '# Sports d|ay'],
    ['heading', '|', '# |'],
  ] as const)
    assert.is(marked(mark, before), after, before)
  for (const [mark, before, after] of [
    ['list', '‹- a\n- b›', '‹a\nb›'],
    ['list', '- ab|c', 'ab|c'],
    ['numbered', '‹1. a\n\n2. b›', '‹a\n\nb›'],
    ['heading', '## a|b', 'a|b'],
  ] as const)
    assert.is(marked(mark, before), after, before)
})

test('link: the address is selected where the words are there, else the words', () => {
  for (const [before, after] of [
    ['see ‹the form› now', 'see [the form](‹https://›) now'],
    ['see fo|rm', 'see [form](‹https://›)'],
    ['see |', 'see [‹words›](https://)'],
    ['see ‹https://a.example/b›', 'see [‹words›](https://a.example/b)'],
    ['see https://a.ex|ample/b.', 'see [‹words›](https://a.example/b).'],
    ['see ‹www.a.example›', 'see [‹words›](https://www.a.example)'],
    ['to ‹a@b.c›', 'to [‹words›](mailto:a@b.c)'],
    ['‹a b\n\n- c›', '[a b](‹https://›)\n\n- [c](https://)'],
    ['see **the ‹form** now›', 'see [**the form** now](‹https://›)'],
  ] as const)
    assert.is(marked('link', before), after, before)
})

test('link takes away the link that the selection touches', () => {
  for (const [before, after] of [
    ['see [the fo|rm](https://a.example)', 'see the fo|rm'],
    ['see [form](‹https://›)', 'see form|'],
    ['see [the ‹form](https›://a.example) now', 'see the ‹form› now'],
    ['‹[a](/b) and [c](/d)›', '‹a and c›'],
  ] as const)
    assert.is(marked('link', before), after, before)
})

test('an address that is pasted over words links them', () => {
  const pasted = (text: string) => edited(text, linkTo('https://a.example/b', selectedIn(text)))
  assert.is(pasted('see ‹the form› now'), 'see [the form](https://a.example/b)| now')
  assert.is(pasted('‹one\n\n- two›'), '[one](https://a.example/b)\n\n- [two](https://a.example/b)|')
  assert.is(pasted('see [‹the form›](/old) now'), 'see [the form](https://a.example/b|) now')
  for (const none of ['see |', 'see ‹https://c.example›']) assert.is(pasted(none), undefined, none)
})

test('Enter in a list goes on, and in an item without words ends it', () => {
  const entered = (text: string) => edited(text, editEnter(selectedIn(text)))
  for (const [before, after] of [
    ['- a|', '- a\n- |'],
    ['  - a|b', '  - a\n  - |b'],
    ['1. a|', '1. a\n2. |'],
    ['1. a|\n2. b\n   - x\n3. c\n\n4. d', '1. a\n2. |\n3. b\n   - x\n4. c\n\n4. d'],
    ['1. a\n2. b|', '1. a\n2. b\n3. |'],
    ['- a\n- |', '- a\n|'],
    ['- a\n- ‹b›', '- a\n- \n- |'],
  ] as const)
    assert.is(entered(before), after, before)
  for (const none of ['a|', '|- a', '-| a', '12. November|', '# a|']) assert.is(entered(none), undefined, none)
})

test('a mark is pressed where the caret is in it, or all of the selection has it', () => {
  const at = (text: string) => marksAt(selectedIn(text)).join()
  for (const [text, marks] of [
    ['a **b|c** d', 'strong'],
    ['‹**b** c›', ''],
    ['- [a **|b**](/c)', 'list,strong,link'],
    ['1. |a', 'numbered'],
    ['# a|', 'heading'],
    ['‹- a\nb›', ''],
    ['|', ''],
  ] as const)
    assert.is(at(text), marks, text)
})

test('the buttons are one stop of the Tab key, and do nothing to a text that cannot be changed', async () => {
  const { root } = render(<FormattedTextField label="x" name="x" />)
  const buttons = [...root.querySelectorAll('button')]
  assert.equal(
    buttons.map(({ tabIndex }) => tabIndex),
    [0, -1, -1, -1, -1],
  )
  const disabled = render(<FormattedTextField label="x" name="x" disabled />).root
  assert.ok([...disabled.querySelectorAll('button')].every(({ disabled }) => disabled))
  assert.is(render(<FormattedTextField label="x" name="x" readOnly />).root.querySelector('button'), null)
})

test('one line says how long the text is, or by how much it is too long; screen readers hear of the end after a pause', async () => {
  const { root } = render(<FormattedTextField label="x" name="x" maxLength={10} defaultValue="123" />)
  const part = (name: string) => root.querySelector(`[data-part=${name}]`)?.textContent
  assert.equal([part('counter'), part('left')], ['3 of 10 characters', ''])
  const pauses: (() => void)[] = []
  const { setTimeout } = globalThis
  globalThis.setTimeout = ((act: () => void, ms: number) => {
    if (ms !== 1000) return setTimeout(act, ms)
    pauses.push(act)
  }) as never
  try {
    await type(root.querySelector('textarea') as HTMLTextAreaElement, '12345678')
    assert.equal([part('counter'), part('left')], ['8 of 10 characters', ''], 'while it is typed')
    await act(() => pauses.at(-1)?.())
    assert.equal([part('counter'), part('left')], ['8 of 10 characters', '2 characters left'])
  } finally {
    globalThis.setTimeout = setTimeout
  }
  const counterOf = (value: string) =>
    render(
      <FormattedTextField label="x" name="x" maxLength={value ? 10 : undefined} value={value} />,
    ).root.querySelector('[data-part=counter]')
  assert.is(counterOf('')?.textContent, '0 characters')
  assert.is(counterOf('123456789012')?.textContent, '2 characters too many')
  assert.is(counterOf('123456789012')?.getAttribute('data-state'), 'error')
})

test('the keys write marks, not during a composition and not again while they are held', async () => {
  const { root } = render(<FormattedTextField label="x" name="x" maxLength={9} defaultValue="abc" />)
  await act(() => import('../../ui-kit/formatted-text-field/editing.ts'))
  const area = root.querySelector('textarea') as HTMLTextAreaElement
  const press = (init: KeyboardEventInit) => {
    area.setSelectionRange(0, area.value.length)
    return act(
      () =>
        void area.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ctrlKey: true, ...init }),
        ),
    )
  }
  await press({ key: 'b', isComposing: true })
  await press({ key: 'b', repeat: true })
  await press({ key: 'b', altKey: true })
  await press({ key: 'b', metaKey: true })
  await press({ key: 'b', metaKey: true, ctrlKey: false })
  assert.is(area.value, 'abc')
  await press({ key: 'b' })
  assert.is(area.value, '**abc**')
  await press({ key: 'ب', code: 'KeyB' })
  assert.is(area.value, 'abc')
  await press({ key: 'k' })
  assert.is(area.value, '[abc](https://)', 'too long, and not cut')
})

test('on a system of Apple the keys are those with the command key, and the tips say so', async () => {
  const { platform } = navigator
  Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true })
  try {
    const { root } = render(<FormattedTextField label="x" name="x" defaultValue="abc" />)
    await act(() => import('../../ui-kit/formatted-text-field/editing.ts'))
    const area = root.querySelector('textarea') as HTMLTextAreaElement
    const press = (init: KeyboardEventInit) =>
      act(
        () =>
          void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true, cancelable: true, ...init })),
      )
    area.setSelectionRange(0, 3)
    await press({ ctrlKey: true })
    assert.is(area.value, 'abc')
    await press({ metaKey: true })
    assert.is(area.value, '**abc**')
    assert.is(root.querySelector('[data-part=tip]')?.textContent, 'Strong (⌘B)')
    assert.is(root.querySelector('button')?.getAttribute('aria-keyshortcuts'), 'Meta+B')
  } finally {
    Object.defineProperty(navigator, 'platform', { value: platform, configurable: true })
  }
})

test('a telephone, a page, a mail address and a user id are isolated in a text from right to left, when they are finished', () => {
  const isolated = (value: string, caret = value.length) =>
    addressesToIsolate(value, caret).map(({ start, end }) => value.slice(start, end))
  for (const address of [
    '+92 42 5550 1990',
    '0301-1234567',
    '(042) 35761999',
    '۰۳۰۱-۱۲۳۴۵۶۷',
    'https://a.example/b/',
    'www.a.example/?b=c',
    'office@a.example',
    '12-amina@mySchool.com',
  ]) {
    assert.equal(isolated(`فون ${address} پر`), [address])
    assert.equal(isolated(`${address}\nفون`), [], 'the other line is from left to right')
    assert.equal(isolated(`فون: ${address}.\n`), [address])
    assert.equal(isolated(`فون ${address}`), [], 'more may follow')
    assert.equal(isolated(`فون ${address} پر`, 8), [], 'it is being changed')
    assert.equal(isolated(`فون \u2066${address}\u2069 پر`), [], 'it is isolated')
    assert.equal(isolated(`Call ${address} now`), [])
  }
  for (const none of ['05/11/2026 - 10/11/2026', '05-11-26 - 10-11-26', '0830-1330', '03011234567', '@'])
    assert.equal(isolated(`تاریخ ${none} تک`), [], none)
})

test.run()
