/*
 * The custom elements in the JSX of React 19: import this file once. They take their properties, the attributes and events
 * that every JSX takes, and the props of React.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { KitElementTagNameMap } from './element-types.js'
import type { CustomElements } from './jsx.js'

type Tags = KitElementTagNameMap
type Properties<Tag extends keyof Tags> = Partial<Omit<Tags[Tag], keyof HTMLElement>>
type Attributes<Tag extends keyof Tags> = Omit<
  CustomElements[Tag],
  keyof Properties<Tag> | 'children' | 'key' | 'ref' | 'style'
>
type Own<Tag extends keyof Tags> = Properties<Tag> & Attributes<Tag>

type KitElements = {
  [Tag in keyof Tags]: Own<Tag> & Omit<DetailedHTMLProps<HTMLAttributes<Tags[Tag]>, Tags[Tag]>, keyof Own<Tag>>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends KitElements {}
  }
}
