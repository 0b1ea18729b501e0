/*
 * The custom elements in the templates of Vue 3: import this file once. Not from a generator: that of the family that
 * writes the other types declares `onclose`, where a template passes `onClose`.
 */
import type { KitElementEventMaps, KitElementTagNameMap } from './element-types.js'

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Name>}`]?: (event: Events[Name]) => unknown
}

type KitComponents = {
  [Tag in keyof KitElementTagNameMap]: new () => {
    $props: Partial<Omit<KitElementTagNameMap[Tag], keyof HTMLElement>> &
      Listeners<KitElementEventMaps[Tag]> &
      Record<string, unknown>
  }
}

declare module 'vue' {
  interface GlobalComponents extends KitComponents {}
}
