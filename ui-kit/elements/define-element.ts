import { h, type ComponentType as PreactComponent, render } from 'preact'
import type { ComponentType } from 'react'
import type { MessageOf } from '../internal/validation.ts'
import { attributeOf, fits, type PropType, parse, reflects, warnShape, warnUnknown } from './attributes.ts'
import { Boundary } from './boundary.ts'
import type { ElementDefinition } from './definition.ts'
import { addFormApi, type FormRole, valueOfState } from './form-role.ts'
import { settingsAround } from './settings.ts'
import { styleSheets } from './style-sheets.ts'
import './elements.css'

type Values = Record<string, unknown>

/** One event of an element. Its name is that of the callback in lower case, without 'on'. */
export interface ElementEvent {
  /** The page can refuse with `preventDefault()`: then `sets` is not done. */
  cancelable?: boolean
  /**
   * The properties that the element sets, such as `{ open: false }`, or the name of one that the detail has: before the
   * event, so that its listeners find them; if the page can refuse, after it.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own detail
  sets?: string | ((detail: any, element: KitElement & Values) => Values)
}

/** What an element does in another way than the type of its component's props says: build/element-options.mjs. */
export interface ElementOptions<Props> {
  /** What it shows, if not the component of its folder as it is. */
  // biome-ignore lint/suspicious/noExplicitAny: it takes other props
  component?: ComponentType<any>
  /** The props that a page can set, and how each is written as an attribute. */
  props?: { readonly [Name in keyof Props]?: PropType }
  /** Props that a page cannot set. */
  without?: readonly (keyof Props & string)[]
  /** Values of props that the component needs and the page has not set yet. */
  defaults?: Partial<Props>
  /** Props that a child with this `slot` fills; `children` are the children without one. */
  slots?: readonly (keyof Props & string)[]
  /** Callbacks that become events. */
  events?: { readonly [Name in keyof Props]?: ElementEvent }
  /** The element takes part in forms: `asControl` or `asButton`. */
  form?: FormRole
  /** The element is `display: inline-block`: as wide as its content. */
  inline?: boolean
  /** Methods of the element. */
  methods?: Record<string, (this: KitElement & Values, ...values: never[]) => unknown>
  /** Makes the component's props from those of the element, where the page writes them in another form. */
  // biome-ignore lint/suspicious/noExplicitAny: the forms differ from the component's types; tests hold them
  adapt?: (props: any, element: KitElement & Values) => Values
}

const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** What the elements have in common: attributes, properties, slots, events, forms. */
export abstract class KitElement extends Base {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  static options: ElementOptions<any> = {}
  // biome-ignore lint/suspicious/noExplicitAny: as above
  static component: PreactComponent<any>
  /** The prop that the user changes in a form. As in a native control, its attribute is the first value. */
  static live?: string
  /** The prop of each attribute. */
  static attributes: Record<string, string> = {}

  #values: Values = {}
  #root?: ShadowRoot
  /** The browser's interface for custom elements that are form controls. */
  internals?: ElementInternals
  #queued = false
  #writing = false
  #mounted = false
  customValidity = ''
  isChanging = false
  /** The page has set the property `error`, and takes it away itself. That of its HTML is about the value at first. */
  #keepsError = false
  #disabled = false
  #edited = false
  #key = 0
  #observer?: MutationObserver
  #callbacks: Values = {}
  messageOf?: MessageOf

  constructor() {
    super()
    const { events = {}, form, props = {} } = this.#own.options
    if (form) this.internals = this.attachInternals?.()
    for (const [callback, { cancelable, sets }] of Object.entries(events) as [string, ElementEvent][]) {
      this.#callbacks[callback] = (detail: Values) => {
        if (this.#values.error && !this.#keepsError) this.write('error', '')
        const set = () =>
          sets && Object.assign(this, typeof sets === 'string' ? { [sets]: detail[sets] } : sets(detail, this as never))
        if (!cancelable) set()
        this.sync()
        const accepted = this.emit(callback.slice(2).toLowerCase(), detail, cancelable)
        if (cancelable && accepted) set()
        this.update()
        return accepted
      }
    }
    // Properties that were set before the element was defined hide the accessors.
    for (const name of Object.keys(this) as (keyof this)[]) {
      if (!(name in props)) continue
      const value = this[name]
      delete this[name]
      this[name] = value
    }
  }

  get #own() {
    return this.constructor as typeof KitElement
  }

  /** Dispatches an event of the element. @returns false if the page has refused it */
  emit(name: string, detail?: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable }))
  }

  /** The value of a prop, as its property. */
  read(prop: string): unknown {
    const { props, defaults } = this.#own.options
    const type = props?.[prop]
    if (
      prop === this.#own.live &&
      this.#root &&
      (this.isChanging || (prop === 'value' && this.#values.value == null))
    ) {
      const value = this.#own.options.form?.currentValue?.(this.#root) ?? ''
      return prop === 'checked' ? value === 'true' : value
    }
    return this.#values[prop] ?? defaults?.[prop] ?? (type === Boolean ? false : type === String ? '' : undefined)
  }

  /** Sets a prop from its property. */
  write(prop: string, value: unknown): void {
    const type = this.#own.options.props?.[prop] as PropType
    if (value != null && !fits(type, value)) {
      warnShape(this.localName, prop, type, value)
      return
    }
    this.#values[prop] = value == null ? undefined : type === Number ? Number(value) : value
    if (prop === this.#own.live) this.#edited = true
    else if (reflects(type)) {
      const name = attributeOf(prop)
      this.#writing = true
      if (value == null || (value === false && type === Boolean)) this.removeAttribute(name)
      else this.setAttribute(name, value === true ? '' : String(value))
      this.#writing = false
    }
    this.update()
    if (prop === 'error') this.#keepsError = true
    // The form sees it at once, as it does of a native control.
    if (prop === this.#own.live || prop === 'error') this.#renderNow()
  }

  attributeChangedCallback(attribute: string): void {
    const prop = this.#own.attributes[attribute] as string
    if (this.#writing || (prop === this.#own.live && this.#edited)) return
    const type = this.#own.options.props?.[prop] as PropType
    // Not the value that the browser passes: a property may have been set since.
    const value = parse(this.localName, prop, type, this.getAttribute(attribute))
    if (value === undefined && !reflects(type)) return
    this.#values[prop] = value
    if (prop === 'error') this.#keepsError = false
    this.update()
  }

  connectedCallback(): void {
    if (!this.#mounted) warnUnknown(this, Object.keys(this.#own.attributes))
    // When an element is moved in the page, the browser closes what it had in the top layer.
    for (const overlay of this.#root?.querySelectorAll<HTMLElement>('dialog[open],[popover]') ?? []) {
      if (overlay instanceof HTMLDialogElement) {
        overlay.removeAttribute('open')
        overlay.showModal()
      } else overlay.showPopover()
    }
    if (this.#own.options.slots?.length) {
      this.#observer ??= new MutationObserver(() => this.update())
      this.#observer.observe(this, { childList: true })
    }
    this.update()
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    // Later, and only if the element is not in the page again: moving an element keeps what the user did in it.
    queueMicrotask(() => {
      if (this.isConnected || !this.#root) return
      render(null, this.#root)
      this.#mounted = false
    })
  }

  /** When the element is moved into another document, such as that of a frame, the browser removes its style sheets. */
  adoptedCallback(): void {
    this.#adoptStyles()
  }

  /** With this method `moveBefore` moves the element without removing it. */
  connectedMoveCallback(): void {}

  formResetCallback(): void {
    const { live, options } = this.#own
    this.#edited = false
    if (live)
      this.#values[live] = parse(this.localName, live, options.props?.[live] as PropType, this.getAttribute(live))
    // A new key: the component starts anew.
    this.#key++
    this.update()
    this.#renderNow()
  }

  formDisabledCallback(disabled: boolean): void {
    this.#disabled = disabled
    this.update()
  }

  formStateRestoreCallback(state: unknown): void {
    const { live } = this.#own
    const value = valueOfState(state, this)
    if (live && value !== undefined) this.write(live, live === 'checked' ? value === 'true' : value)
  }

  /** Takes the focus, also when what a script has just changed or made is not rendered yet. */
  override focus(options?: FocusOptions): void {
    this.#renderNow()
    super.focus(options)
  }

  /**
   * Passes the value and validity of a field to the form: after each render, when its effects have run, and when the
   * user edits.
   */
  sync(): void {
    if (this.#root) this.#own.options.form?.sync?.(this, this.#root)
  }

  /** Renders once after all changes of the running script. */
  update(): void {
    if (this.#queued || !this.isConnected) return
    this.#queued = true
    queueMicrotask(() => this.#renderNow())
  }

  /** Renders what has changed and has not been rendered yet. */
  #renderNow(): void {
    const isDue = this.#queued && this.isConnected
    this.#queued = false
    if (isDue) this.#render()
  }

  #render(): void {
    const { form, inline } = this.#own.options
    const isFirst = !this.#root
    if (!this.#root) {
      // No custom elements are in it. With those of this window, Preact could make nothing new for an element in a frame.
      const customElementRegistry = null
      this.#root = this.attachShadow({ mode: 'open', delegatesFocus: !!form || !!inline, customElementRegistry })
      this.#adoptStyles()
      form?.listen(this, this.#root)
    }
    this.#mounted = true
    const { lang, ...settings } = settingsAround(this)
    const content = h(this.#own.component, this.#props(lang))
    render(h(Boundary, { element: this, role: form, settings, key: this.#key }, content), this.#root)
    // As the browser does for native controls. It has looked before there was something that takes focus.
    if (isFirst && this.autofocus && isFocusFree(this.ownerDocument)) this.focus()
  }

  #adoptStyles(): void {
    if (this.#root) this.#root.adoptedStyleSheets = styleSheets(this.#own.options.inline, this.ownerDocument)
  }

  /** The props of the component. */
  #props(lang?: string): Values {
    const { defaults, slots = [], adapt, form } = this.#own.options
    // Components pass props that they do not know on to their root.
    const props: Values = { ...defaults, lang, part: 'root', ...this.#callbacks }
    for (const [name, value] of Object.entries(this.#values)) if (value !== undefined) props[name] = value
    if (form) props.disabled = this.#disabled
    for (const slot of slots) {
      const name = slot === 'children' ? '' : attributeOf(slot)
      if (this.#has(name)) props[slot] = h('slot', name ? { name } : {})
    }
    return adapt ? adapt(props, this as never) : props
  }

  /** Whether the page has put something into a slot. */
  #has(slot: string): boolean {
    return [...this.childNodes].some((node) =>
      node instanceof Element ? node.slot === slot : !slot && node.nodeType === 3 && node.textContent?.trim(),
    )
  }
}

/** Whether nothing in the page has the focus, and the URL leads to no part of it. */
const isFocusFree = (page: Document) =>
  (!page.activeElement || page.activeElement === page.body) && !page.getElementById(page.location.hash.slice(1))

/** Joins options: a later value replaces an earlier one of its name, and the slots are those of all. */
// biome-ignore lint/suspicious/noExplicitAny: of any component
function join(parts: ElementOptions<any>[]) {
  const merged = <Name extends 'props' | 'defaults' | 'events'>(name: Name) =>
    Object.assign({}, ...parts.map((part) => part[name]))
  const props: Record<string, PropType> = merged('props')
  const slots = parts.flatMap(({ slots = [] }) => slots)
  const options = Object.assign({}, ...parts, { props, defaults: merged('defaults'), events: merged('events'), slots })
  for (const name of options.without ?? []) delete props[name]
  return options
}

/**
 * Makes a custom element from a component of the kit. It is not registered: `register` does that. The build calls it for
 * each component: build/elements.mjs.
 *
 * @param tag name of the element, beginning with `kit-`
 * @param component the React component; it is rendered into a shadow root
 * @param parts what the type of its props says, then what its `*.element.ts` adds
 */
export function defineElement<Props>(
  tag: string,
  component: ComponentType<Props>,
  ...parts: ElementOptions<Props>[]
): ElementDefinition {
  const options = join(parts)
  const { props, form, component: shown = component } = options
  class OwnElement extends KitElement {
    static override options = options
    static override component = shown as never
    static override live = form?.sync ? ['checked', 'value'].find((prop) => prop in props) : undefined
    static override attributes = Object.fromEntries(Object.keys(props).map((prop) => [attributeOf(prop), prop]))
    static observedAttributes = Object.keys(OwnElement.attributes)
    static formAssociated = !!form
  }
  for (const prop of Object.keys(props))
    Object.defineProperty(OwnElement.prototype, prop, {
      get(this: KitElement) {
        return this.read(prop)
      },
      set(this: KitElement, value: unknown) {
        this.write(prop, value)
      },
      configurable: true,
      enumerable: true,
    })
  if (form) addFormApi(OwnElement.prototype)
  Object.assign(OwnElement.prototype, options.methods)
  return { tag, elementClass: OwnElement }
}
