/*
 * The part of React that the components use, on Preact. The build replaces `react` by it. preact/compat does the same
 * for all of React and weighs 2.5 kB (gzip) more.
 */
import { options, toChildArray, type VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { cx } from '../internal/cx.ts'

export { cloneElement, createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

type Props = Record<string, unknown>

/** Preact passes `ref` as a prop; components take it as their second parameter. */
export const forwardRef =
  (render: (props: Props, ref: unknown) => unknown) =>
  ({ ref, ...props }: Props) =>
    render(props, ref ?? null)

/** Of which React the parts are. */
export const version = '19'

/** Preact has no renders of lower priority. */
export const startTransition = (work: () => void): void => work()
export const useDeferredValue = <Value>(value: Value) => value

/** Reads a value that the browser keeps, and renders again when it changes. */
export function useSyncExternalStore<Value>(subscribe: (act: () => void) => () => void, read: () => Value): Value {
  const [, renderAgain] = useState({})
  const value = read()
  useEffect(() => {
    const update = () => renderAgain({})
    // It may have changed since it was rendered.
    if (read() !== value) update()
    return subscribe(update)
  }, [subscribe, read, value])
  return value
}

/** React's names of events that differ from the browser's. */
const EVENTS: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout' }

/** The name that Preact takes. Attributes of SVG such as `strokeWidth` have a hyphen. */
const nativeName = (name: string) =>
  EVENTS[name] ?? (name.startsWith('stroke') ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name)

const before = options.vnode

options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') vnode.props = nativeProps(vnode.type, vnode.props as unknown as Props) as never
  before?.(vnode)
}

/** React wraps the browser's event, Preact passes it. */
options.event = (event: Event) => Object.assign(event, { nativeEvent: event })

/**
 * React's `onChange` of a text field is called at each input that changes the value, not for an `input` event that a
 * component dispatches for the form around it. That of other controls is called at `input` too, which comes before
 * `change`: an element has its new value at both.
 */
const onlyChanges = (props: Props) => (event: { target: { value: string } }) => {
  if (CHOSEN.test(String(props.type)) || event.target.value !== props.value)
    (props.onChange as (event: unknown) => void)?.(event)
}

/** The types of controls whose `value` is not what the user changes. */
const CHOSEN = /^(file|radio|checkbox)$/

/** The props of a native element, as Preact takes them. */
function nativeProps(tag: string, props: Props): Props {
  const native: Props = {}
  for (const name in props) {
    const value = props[name]
    if (name === 'onChange') native.oninput = onlyChanges(props)
    // Preact would write a missing value as an empty one, and overwrite what the user typed.
    else if (value != null || (name !== 'value' && name !== 'checked'))
      // `spellCheck={false}` differs from no `spellCheck`, but Preact would remove the attribute for it.
      native[nativeName(name)] = name === 'spellCheck' && value === false ? 'false' : value
  }
  // A page reaches the public parts with ::part().
  if (native['data-part']) native.part = cx(native.part as string, native['data-part'] as string)
  // Preact knows no `defaultValue` of a select.
  if (tag === 'select' && props.value == null && props.defaultValue != null)
    for (const option of toChildArray(props.children as VNode[]) as VNode<Props>[])
      option.props.selected = option.props.value === props.defaultValue
  return native
}
