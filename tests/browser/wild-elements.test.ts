// needs: package, chromium
/** Troubles that people reported against other kits, tried on the packed elements: each test is one of them. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const kit = await openPackedKit()
const { page } = kit
test.after(() => kit.close())

const field = (label: string) => page.getByLabel(label, { exact: true })
/** The label of the field that has the focus, or the name of the button. */
const focused = () =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return (
      (element as HTMLInputElement).labels?.[0]?.innerText || element?.getAttribute('aria-label') || element?.localName
    )
  })

test('Back brings the values of a form back, but no password and nothing with autocomplete="off"', async () => {
  const code = '<kit-text-field name="code" label="Code" autocomplete="off"></kit-text-field>'
  await kit.elements(`<form><kit-text-field name="user" label="User"></kit-text-field>
    <kit-text-field name="secret" label="Secret" type="password"></kit-text-field>${code}</form>
    <form id="other" action="/other"><kit-credential-generator person="Ann"></kit-credential-generator></form>`)
  for (const label of ['User', 'Secret', 'Code']) await field(label).fill(`${label} of Ann`)
  await press(page.getByRole('button', { name: 'Show' }))
  const generated = () => page.evaluate('[...new FormData(other)].join()')
  const before = await generated()
  await page.goto('about:blank')
  await page.goBack()
  await rendered(page)
  assert.equal(
    await page.evaluate(`[...new FormData(document.querySelector('form'))].join()`),
    'user,User of Ann,secret,,code,',
  )
  assert.is.not(await generated(), before, 'generated anew')
})

const button = (attributes: string) =>
  `<kit-button type="submit" name="by" value="save" ${attributes}>Save</kit-button>`
const NATIVE = '<input name="a" aria-label="A" value="1" required>'
const sentBy = (html: string, before = '') =>
  kit.elements(
    html,
    `window.clicks = 0
    document.addEventListener('click', ({ target }) => { if (target.localName === 'kit-button') clicks++ })
    document.addEventListener('submit', (event) => {
      event.preventDefault()
      window.sent = [...new FormData(event.target, event.submitter)].join()
    })${before}`,
  )
for (const [inputs, native] of Object.entries({ one: NATIVE, two: `${NATIVE}<input name="b" value="2">` })) {
  test(`Enter in ${inputs} native input(s) of a form presses its kit-button`, async () => {
    await sentBy(`<form>${native}${button('')}</form>`)
    await field('A').focus()
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await page.evaluate(`document.querySelector('input').addEventListener('change', () => { window.changed = true })`)
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await page.evaluate('window.sent'), `a,10${inputs === 'two' ? ',b,2' : ''},by,save`)
    assert.equal(await page.evaluate('[clicks, window.changed]'), [1, true], 'its listeners are called, once')
    assert.is(await page.evaluate(`document.querySelectorAll('form button').length`), 0, 'nothing is left in the form')
  })

  test(`Enter in ${inputs} native input(s) of a form whose kit-button is disabled does nothing`, async () => {
    await sentBy(`<form>${native}${button('disabled')}</form><form id="other"></form>`)
    await field('A').focus()
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await page.evaluate('window.sent'), undefined)
    // Only the first button counts, as of native ones.
    await page.evaluate(`document.querySelector('form').insertAdjacentHTML('beforeend', '<button>Other</button>')`)
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await page.evaluate('window.sent'), undefined, 'a second button is not the default button')
    await page.evaluate(`document.querySelector('kit-button').disabled = false`)
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.match((await page.evaluate('window.sent')) as string, /by,save$/)
  })
}

test('Enter presses the first button of a form, also a native one before a kit-button and one that is outside of it', async () => {
  await sentBy(`<form id="form">${NATIVE}<button name="by" value="native">First</button>${button('')}</form>`)
  await field('A').focus()
  await page.keyboard.press('Enter')
  await rendered(page)
  assert.equal(await page.evaluate('[window.sent, clicks]'), ['a,1,by,native', 0])
  await sentBy(`<form id="form">${NATIVE}<input name="b" value="2"></form>${button('form="form"')}`)
  await field('A').focus()
  await page.keyboard.press('Enter')
  await rendered(page)
  assert.is(await page.evaluate('window.sent'), 'a,1,b,2,by,save')
})

test('a field with autofocus has the focus when the page is loaded, unless the visitor or the URL has put it elsewhere', async () => {
  const fields = ['first', 'second', 'third'].map(
    (name, at) => `<kit-text-field label="${name}" name="${name}" ${at ? 'autofocus' : ''}></kit-text-field>`,
  )
  await kit.elements(fields.join(''))
  assert.is(await focused(), 'second')
  await page.keyboard.type('Ann')
  assert.is(await field('second').inputValue(), 'Ann')
  await kit.elements(`<input aria-label="own">${fields.join('')}`, `document.querySelector('input').focus()`)
  assert.is(await focused(), 'own')
  await kit.elements(`<h2 id="part">Part</h2>${fields.join('')}`)
  await page.evaluate(`location.hash = '#part'`)
  await page.reload()
  await rendered(page)
  assert.is(await focused(), 'body')
  for (const tag of ['kit-combobox', 'kit-button', 'kit-select-field', 'kit-checkbox']) {
    await kit.elements(`<${tag} name="x" label="${tag}" aria-label="${tag}" autofocus></${tag}>`)
    assert.is(await page.evaluate('document.activeElement.localName'), tag)
  }
})

const DIALOG_FIELDS = `<p>Text</p><kit-text-field label="first" name="first"></kit-text-field>
  <kit-text-field label="second" name="second"></kit-text-field>`
for (const [what, html, expected] of [
  ['its first control', DIALOG_FIELDS, 'first'],
  ['the element with autofocus', DIALOG_FIELDS.replace('name="second"', 'name="second" autofocus'), 'second'],
  ['the native control with autofocus', `${DIALOG_FIELDS}<label>native<input autofocus></label>`, 'native'],
  [
    'its first action without a control',
    '<p>Text</p><kit-button slot="actions" aria-label="Done">Done</kit-button>',
    'Done',
  ],
  ['itself without both', '<p>Text</p>', 'dialog'],
] as const)
  test(`kit-dialog gives the focus to ${what}, when it is opened later and when it is open at first`, async () => {
    for (const opened of ['', 'open']) {
      await kit.elements(
        `<input aria-label="outside" autofocus><kit-dialog heading="Edit" ${opened}>${html}</kit-dialog>`,
      )
      if (!opened) {
        assert.is(await focused(), 'outside')
        await page.evaluate(`document.querySelector('kit-dialog').open = true`)
        await rendered(page)
      }
      assert.is(await focused(), expected, opened)
    }
  })

test('an element that a script has just made takes the focus at once, as a native one does', async () => {
  await kit.elements('<kit-badge>New</kit-badge>')
  await page.evaluate(`{
    const made = document.createElement('kit-text-field')
    made.label = 'Made'
    document.body.append(made)
    made.focus()
  }`)
  assert.is(await focused(), 'Made')
})

/** Whose toasts stay. */
const TOASTS = `<kit-toast-region id="region" durations='{"info":3600000}'></kit-toast-region>`

for (const [what, scripts] of Object.entries({
  'elements.js': ['elements'],
  'files of their own': ['elements/toast-region', 'elements/dialog'],
}))
  test(`a kit-toast-region over a kit-dialog, from ${what}, is pressed and announced in it, and stays when it closes`, async () => {
    await kit.elements(`${TOASTS}<kit-dialog heading="Note"><p>Text</p></kit-dialog>`, '', {
      scripts,
    })
    await page.evaluate(`{
      const region = document.querySelector('kit-toast-region'), dialog = document.querySelector('kit-dialog')
      Object.assign(window, { region, dialog })
      region.addEventListener('dismiss', ({ detail }) => { window.dismissed = detail.id })
      dialog.addEventListener('close', ({ detail }) => { window.reason = detail.reason })
      dialog.open = true
    }`)
    await rendered(page)
    const isInDialog = () =>
      page.locator('.kit-toast-region').evaluate((region) => {
        const host = (region.getRootNode() as ShadowRoot).host
        return host.closest('dialog') !== null
      })
    assert.ok(await isInDialog(), 'its live regions are in the dialog before they speak')
    await page.evaluate(`region.show({ id: 1, message: 'Saved' })`)
    await rendered(page)
    const bar = await page.locator('.kit-toast-region').boundingBox()
    assert.is(Math.round((bar?.y ?? 0) + (bar?.height ?? 0)), 900, 'at the foot of the window')
    await press(page.getByRole('button', { name: 'Dismiss' }))
    assert.equal(await page.evaluate('[window.dismissed, window.reason, region.toasts.length]'), [1, undefined, 0])
    await page.evaluate(`region.show({ id: 2, message: 'Sent' }); dialog.open = false`)
    await rendered(page)
    assert.not.ok(await isInDialog())
    await press(page.getByRole('button', { name: 'Dismiss' }))
    assert.is(await page.evaluate('window.dismissed'), 2)
    assert.equal(kit.lines, [])
  })

test('the page behind two dialogs of different files is held until both are closed', async () => {
  await kit.elements(
    '<kit-dialog id="under" heading="Edit"></kit-dialog><kit-confirm-delete-prompt id="over"></kit-confirm-delete-prompt>',
    '',
    { scripts: ['elements/dialog', 'elements/confirm-delete-prompt'] },
  )
  const heldWhen = async (change: string) => {
    await page.evaluate(change)
    await rendered(page)
    return page.evaluate('document.documentElement.dataset.kitHeld')
  }
  assert.is(await heldWhen('under.open = true; over.open = true'), '')
  assert.is(await heldWhen('over.open = false'), '')
  assert.is(await heldWhen('under.open = false'), undefined)
})

test('a kit-toast-region over a modal dialog of the page is pressed in it', async () => {
  await kit.elements(
    `<dialog id="other">Other</dialog>${TOASTS}`,
    `region.addEventListener('dismiss', ({ detail }) => { window.dismissed = detail.id })`,
  )
  await page.evaluate(`other.showModal(); region.show({ id: 7, message: 'Saved' })`)
  await rendered(page)
  const toast = page.locator('.kit-toast-region [data-part=toast]')
  assert.is(await toast.evaluate((element) => getComputedStyle(element).display), 'grid', 'it has its style')
  await press(page.getByRole('button', { name: 'Dismiss' }))
  assert.is(await page.evaluate('window.dismissed'), 7)
})

test.run()
