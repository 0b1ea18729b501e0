import { Button, EmptyState, type EmptyStateProps } from '@my-school/ui-kit'
import { texts } from '#messages'
import type { Loaded } from '../hooks/use-load.ts'
import { typedInCurrentForm } from '../state/current-form.ts'

type Props = Pick<Loaded<unknown>, 'error' | 'reload'> & {
  text: string
  illustration: EmptyStateProps['illustration']
}

/**
 * Shown in place of a record that could not be loaded: the server's message, or a button to try again where that may
 * help. Where it is to be changed, what was typed for it.
 */
export function NotLoaded({ text, illustration, error, reload }: Props) {
  const { actions, layout, leave } = texts()
  const typed = typedInCurrentForm().join(' · ')
  return (
    <EmptyState
      heading={text}
      illustration={illustration}
      actions={!error && <Button onClick={reload}>{actions.tryAgain}</Button>}
    >
      {error ?? layout.brokenHelp} {typed && leave.typed({ typed })}
    </EmptyState>
  )
}
