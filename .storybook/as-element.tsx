import { type Definition, definitions, register } from 'virtual:kit-elements'
import type { Decorator } from '@storybook/react-vite'
import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react'

register(definitions)

type Args = Record<string, unknown>

/** With 'Custom element' in the toolbar, a story of one component shows its custom element with the same args. */
export const asElement: Decorator = (Story, { globals, title, args, moduleExport }) => {
  const definition = globals.as === 'element' ? definitionOf(title) : undefined
  // A story with a render function of its own is made of several components.
  if (!definition || (moduleExport as { render?: unknown })?.render) return <Story />
  return <ElementStory definition={definition} args={args as Args} />
}

/** The element of a story's component: 'Data/StudentTable' is about kit-student-table. */
function definitionOf(title: string): Definition | undefined {
  const name = title.split('/').at(-1) ?? ''
  const tag = `kit${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`
  return definitions.find((one) => one.tag === tag)
}

/** A custom element with the args of a story: as properties, as children and slots, as listeners. */
function ElementStory({ definition: { tag, elementClass }, args }: { definition: Definition; args: Args }) {
  const root = useRef<HTMLElement>(null)
  const { props = {}, slots = [], events = {} } = elementClass.options
  const inSlots = slots.filter((name) => args[name] !== undefined && (name === 'children' || !isPlain(args[name])))

  useLayoutEffect(() => {
    const element = root.current as HTMLElement & Args
    for (const name of Object.keys(props))
      if (!inSlots.includes(name) && isPlain(args[name])) element[name] = plain(args[name])
    for (const [name, value] of Object.entries(args))
      if (['lang', 'dir', 'id'].includes(name)) element.setAttribute(name, String(value))
    const handlers = Object.entries(args).filter(
      ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
    )
    const listeners = handlers.map(([name, value]) => {
      const act = (event: Event) =>
        (value as (detail: unknown) => void)(name in events ? (event as CustomEvent).detail : event)
      element.addEventListener(name.slice(2).toLowerCase(), act)
      return () => element.removeEventListener(name.slice(2).toLowerCase(), act)
    })
    return () => {
      for (const remove of listeners) remove()
    }
  })

  return createElement(
    tag,
    { ref: root },
    inSlots.map((name) =>
      name === 'children' ? (
        (args[name] as ReactNode)
      ) : (
        <span key={name} slot={name} style={{ display: 'contents' }}>
          {args[name] as ReactNode}
        </span>
      ),
    ),
  )
}

/** Elements of React and functions that return them have no place in a page without React. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'function' && !(typeof value === 'object' && value !== null && '$$typeof' in value)

/** A list or object without the parts that are elements of React. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => isPlain(inner))
      .map(([key, inner]) => [key, plain(inner)]),
  )
}
