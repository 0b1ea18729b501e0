import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { ComponentFacts } from '../stories/facts/component-facts.tsx'

/** The documentation page of a component: what it is, when to use it, its props, each state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <ComponentFacts component={preparedMeta.title.split('/').at(-1) ?? ''} />
      <h2>Props</h2>
      <Controls />
      <Stories />
    </>
  )
}
