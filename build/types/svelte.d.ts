/*
 * The custom elements in the templates of Svelte 5: import this file once. Not from a generator: that of the family that
 * writes the JSX types declares `on:close`, where a template of Svelte 5 says `onclose`.
 */
import type { HTMLAttributes } from 'svelte/elements'
import type { KitElementTagNameMap } from './element-types.js'
import type { CustomElements } from './jsx.js'

type Own<Tag extends keyof KitElementTagNameMap> = Partial<Omit<KitElementTagNameMap[Tag], keyof HTMLElement>> &
  Omit<CustomElements[Tag], 'children' | 'class' | 'style' | 'ref'>

type KitElements = {
  [Tag in keyof KitElementTagNameMap]: Own<Tag> & Omit<HTMLAttributes<HTMLElement>, keyof Own<Tag>>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends KitElements {}
}
