/* The custom elements in the JSX of React 19: import this file once. Beside what every JSX takes, the props of React. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { KitElementTagNameMap } from './element-types.js'
import type { CustomElements } from './jsx.js'

type Properties<Element> = Partial<Omit<Element, keyof HTMLElement>>

type KitElements = {
  [Tag in keyof KitElementTagNameMap]: Properties<KitElementTagNameMap[Tag]> &
    Omit<CustomElements[Tag], keyof KitElementTagNameMap[Tag] | 'style' | 'ref' | 'children'> &
    Omit<
      DetailedHTMLProps<HTMLAttributes<KitElementTagNameMap[Tag]>, KitElementTagNameMap[Tag]>,
      keyof Properties<KitElementTagNameMap[Tag]> | keyof CustomElements[Tag]
    >
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends KitElements {}
  }
}
