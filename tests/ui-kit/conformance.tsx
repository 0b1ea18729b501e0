import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ComponentProps, createElement, createRef, type ElementType, type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { act, hydrateRoot, logged, render } from '../dom.ts'
import { test } from '../test.ts'

/** What is expected of a component. */
type Expected = {
  /** A name for the state that the props show, for a component that is tested in several states. */
  state?: string
  /** Tag name of the root element, such as 'BUTTON'. */
  root: string
  /** Tag name of the control of a field: its `ref`; the root is then its `rootRef`. */
  control?: string
  /** What a person does to reach this state. Without it, the props show it. */
  reach?: (root: HTMLElement) => unknown
}

type Part = { name: string }

/** What the docblocks of the kit say: read once, by the first file that asks. */
const { readDocblocks } = await import(pathToFileURL(resolve('build/docblocks.mjs')).href)
const docblocks: Map<string, { file: string; parts: Part[]; ownParts: Part[]; partsFrom: string[] }> = readDocblocks()

/** The states of each component that are tested. */
const states = new Map<string, { element: ReactElement; reach: Expected['reach'] }[]>()

/**
 * Registers the tests that every component of the kit must pass. Call it once for each set of props whose
 * parts differ, before `test.run()`: in all of them together, every part that its docblock names has to be there.
 */
export function conforms<C extends ElementType>(Component: C, props: ComponentProps<C>, expected: Expected): void {
  const name = [nameOf(Component), expected.state].filter(Boolean).join(', ')
  const element = (more?: object) => createElement(Component as ElementType, { ...props, ...more })

  const { control } = expected
  const refs = control ? `rootRef, className, style and other props reach it, ref <${control.toLowerCase()}>` : ''
  test(`${name}: one root <${expected.root.toLowerCase()}>, and ${refs || 'ref, className, style and other props reach it'}`, () => {
    const ref = createRef<HTMLElement>()
    const rootRef = createRef<HTMLElement>()
    const view = render(
      element({
        ref,
        ...(control && { rootRef }),
        className: 'from-outside',
        style: { order: 3 },
        'data-testid': 'outside',
        'aria-description': 'outside',
      }),
    )
    assert.is(view.container.childElementCount, 1, 'renders exactly one root')
    assert.is(view.root.tagName, expected.root)
    assert.ok((control ? rootRef : ref).current === view.root, 'the root')
    if (control) {
      assert.is(ref.current?.tagName, control, 'ref')
      assert.ok(view.root.contains(ref.current), 'the control is in the root')
      assert.ok(ref.current?.getAttribute('name'), 'the control has the name that the form sends')
    }
    assert.ok(view.root.classList.contains('from-outside'), 'className')
    assert.match(view.root.className, /\bkit-/, 'className is added to the own class, it does not replace it')
    assert.is(view.root.style.order, '3', 'style')
    assert.is(view.root.getAttribute('data-testid'), 'outside', 'data-*')
    assert.is(view.root.getAttribute('aria-description'), 'outside', 'aria-*')
    view.unmount()
    assert.equal([ref.current, rootRef.current], [null, null], 'both are released')
  })

  const others = states.get(nameOf(Component))
  states.set(nameOf(Component), [...(others ?? []), { element: element(), reach: expected.reach }])
  if (!others) testParts(nameOf(Component))

  test(`${name}: renders on a server, and hydrates without a difference`, () => {
    const html = withoutDocument(() => renderToString(element()))
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const differences: string[] = []
    const onRecoverableError = (error: unknown) => void differences.push(String(error))
    let unmount = () => {}
    act(() => {
      const tree = hydrateRoot(container, element(), { onRecoverableError })
      unmount = () => tree.unmount()
    })
    assert.equal(differences, [])
    assert.equal(logged(), [])
    act(unmount)
  })

  test(`${name}: has a name for developer tools`, () => {
    assert.match(nameOf(Component), /^[A-Z]\w+$/)
  })

  test(`${name}: on a page that a browser has translated, every prop can still change`, async () => {
    for (const change of changesOf(props)) {
      if (!canRender(element(change))) continue
      const view = render(element())
      await expected.reach?.(view.container)
      translate(view.container)
      view.rerender(element(change))
      translate(view.container)
      view.rerender(element())
      view.unmount()
    }
    // Props that this component does not know reach its root, and React complains about some of them.
    logged()
  })

  test(`${name}: re-renders in StrictMode without a warning`, () => {
    const view = render(<StrictMode>{element()}</StrictMode>)
    view.rerender(<StrictMode>{element({ className: 'again' })}</StrictMode>)
    assert.ok(view.root.classList.contains('again'), 'className follows')
    view.unmount()
    assert.equal(logged(), [])
  })
}

/** What browsers' translators do: each text gets elements around it, and the text that React knows is gone. */
function translate(container: Element): void {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('option,textarea,font')) continue
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    text.replaceWith(font)
  }
}

/** Whether the element can be rendered at all: without a prop that it needs, it cannot. */
function canRender(element: ReactElement): boolean {
  try {
    render(element).unmount()
    return true
  } catch {
    return false
  }
}

/** Props that change what a component shows, where it has them. */
const STATES = ['busy', 'loading', 'disabled', 'open', 'selected', 'required', 'current']

/** What a component has changed at once, what it may do without, and what it may have besides. */
function changesOf(props: object): object[] {
  const texts = Object.entries(props).filter(([, value]) => typeof value === 'string')
  const flags = Object.entries(props).filter(([, value]) => typeof value === 'boolean')
  const states = STATES.filter((name) => !(name in props)).map((name) => [name, true])
  return [
    Object.fromEntries([
      ...texts.map(([name, text]) => [name, `${text} 2`]),
      ...flags.map(([name, is]) => [name, !is]),
    ]),
    ...texts.map(([name]) => ({ [name]: undefined })),
    { ...Object.fromEntries(states), icon: <i />, error: 'Wrong', hint: 'Help' },
  ]
}

/** Compares the parts that the states of a component render with those of its docblock. */
function testParts(name: string): void {
  test(`${name}: its parts are those that its docblock names with @csspart`, async () => {
    const rendered = new Set<string>()
    for (const { element, reach } of states.get(name) ?? []) {
      const view = render(element)
      await reach?.(view.container)
      for (const part of view.container.querySelectorAll('[data-part]'))
        rendered.add(part.getAttribute('data-part') ?? '')
      view.unmount()
    }
    const { named, own } = namedParts(name)
    assert.equal(
      [...rendered].filter((part) => !named.includes(part)),
      [],
      'rendered, but not named',
    )
    assert.equal(
      own.filter((part) => !rendered.has(part)),
      [],
      'named, but in no state',
    )
  })
}

/** All parts of a component; those in `own` are its own or come from a base that has no test of its own. */
function namedParts(name: string): { named: string[]; own: string[] } {
  const docblock = docblocks.get(name)
  // The icons have neither docblocks nor parts.
  if (!docblock) return { named: [], own: [] }
  const bases = docblock.partsFrom.filter((from) => docblocks.get(from)?.file.startsWith('ui-kit/internal/'))
  const own = [...docblock.ownParts, ...bases.flatMap((base) => docblocks.get(base)?.ownParts ?? [])]
  return { named: docblock.parts.map((part) => part.name), own: own.map((part) => part.name) }
}

const nameOf = (component: unknown) => (component as { displayName?: string }).displayName ?? 'component'

/** Runs without the browser's globals, as on a server. */
function withoutDocument<T>(run: () => T): T {
  const hidden = ['window', 'document', 'navigator', 'self', 'localStorage', 'matchMedia'] as const
  const descriptors = hidden.map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)] as const)
  for (const key of hidden) Reflect.deleteProperty(globalThis, key)
  try {
    return run()
  } finally {
    for (const [key, descriptor] of descriptors) if (descriptor) Object.defineProperty(globalThis, key, descriptor)
  }
}
