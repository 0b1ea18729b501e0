import { createElement as h } from 'react'
import type { ElementOptions } from '../elements/define-element.ts'
import { iconOf } from '../elements/named-icon.tsx'
import type { PlainTab } from '../elements/plain-props.tsx'
import type { TabsProps } from './tabs.tsx'

/** A child of the page whose `slot` is the key of a tab is the content of its panel, in place of the text `content`. */
const adapt = ({ tabs, ...props }: { tabs: PlainTab[] }) => ({
  ...props,
  tabs: tabs.map((tab) => ({ ...tab, icon: iconOf(tab.icon), content: h('slot', { name: tab.key }, tab.content) })),
})

export const options: ElementOptions<TabsProps> = { without: ['hash'], adapt }
