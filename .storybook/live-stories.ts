import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'

/** A story as a component, which can be rendered with other props. */
export type LiveStory = { id: string; name: string; exported: string; Live: ComponentType<Record<string, unknown>> }

/** The stories of a file, in its order. @param moduleExports what the file exports */
export function liveStories(moduleExports: object): LiveStory[] {
  const composed = Object.entries(composeStories(moduleExports as never)) as [string, LiveStory['Live']][]
  const order = (moduleExports as { __namedExportsOrder?: string[] }).__namedExportsOrder ?? []
  return composed
    .map(([exported, Live]) => {
      const { id, storyName } = Live as LiveStory['Live'] & { id: string; storyName: string }
      return { id, name: storyName, exported, Live }
    })
    .sort((one, other) => order.indexOf(one.exported) - order.indexOf(other.exported))
}
