import { type ComponentProps, createElement, createRef, type ElementType, StrictMode } from 'react'
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
  /** Every `data-part` that must be there with these props. */
  parts?: readonly string[]
}

/**
 * Registers the tests that every component of the kit must pass. Call it once for each set of props whose
 * parts differ, before `test.run()`.
 */
export function conforms<C extends ElementType>(Component: C, props: ComponentProps<C>, expected: Expected): void {
  const name = [nameOf(Component), expected.state].filter(Boolean).join(', ')
  const element = (more?: object) => createElement(Component as ElementType, { ...props, ...more })

  test(`${name}: one root <${expected.root.toLowerCase()}>, and ref, className, style and other props reach it`, () => {
    const ref = createRef<HTMLElement>()
    const view = render(
      element({
        ref,
        className: 'from-outside',
        style: { order: 3 },
        'data-testid': 'outside',
        'aria-description': 'outside',
      }),
    )
    assert.is(view.container.childElementCount, 1, 'renders exactly one root')
    assert.is(view.root.tagName, expected.root)
    assert.ok(ref.current === view.root, 'ref')
    assert.ok(view.root.classList.contains('from-outside'), 'className')
    assert.match(view.root.className, /\bkit-/, 'className is added to the own class, it does not replace it')
    assert.is(view.root.style.order, '3', 'style')
    assert.is(view.root.getAttribute('data-testid'), 'outside', 'data-*')
    assert.is(view.root.getAttribute('aria-description'), 'outside', 'aria-*')
    view.unmount()
    assert.ok(ref.current === null, 'ref is released')
  })

  for (const part of expected.parts ?? []) {
    test(`${name}: has the part "${part}"`, () => {
      assert.ok(render(element()).container.querySelector(`[data-part="${part}"]`), 'part')
    })
  }

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

  test(`${name}: re-renders in StrictMode without a warning`, () => {
    const view = render(<StrictMode>{element()}</StrictMode>)
    view.rerender(<StrictMode>{element({ className: 'again' })}</StrictMode>)
    assert.ok(view.root.classList.contains('again'), 'className follows')
    view.unmount()
    assert.equal(logged(), [])
  })
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
