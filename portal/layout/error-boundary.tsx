import { Button } from '@my-school/ui-kit'
import { Component, type ComponentType, Fragment, type ReactNode } from 'react'
import { texts } from '#messages'
import { ApiError } from '../api/request.ts'
import { ScriptNotLoaded } from '../routing/lazy-script.ts'

type Parent = { children: ReactNode }
type Props = Parent & {
  /** The element around the error page: outside of the main element it needs its own. */
  in?: ComponentType<Parent>
}

type State = {
  broken?: {
    /** The page itself is wrong; else its script or its texts did not arrive. */
    isOurs: boolean
    /** The values of its text fields. */
    typed: string[]
  }
}

/** Shown in place of a page that throws, or whose script or texts did not arrive: why, what was typed, a button to reload. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { isOurs: !isUnreached(error), typed: typedInPage() } }
  }

  override render() {
    const strings = texts().layout
    const { broken } = this.state
    if (!broken) return this.props.children
    const { in: Around = Fragment } = this.props
    return (
      <Around>
        <div className="page" data-width="text">
          <h1 tabIndex={-1}>{strings.broken}</h1>
          <p>{broken.isOurs ? strings.brokenByUs : strings.brokenHelp}</p>
          {broken.typed.length > 0 && (
            <>
              <p>{strings.brokenTyped}</p>
              <ul>
                {broken.typed.map((text) => (
                  <li key={text} className="prose" dir="auto">
                    {text}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Button onClick={() => location.reload()}>{strings.reload}</Button>
        </div>
      </Around>
    )
  }
}

/** Whether the server was not reached for what the page consists of. */
const isUnreached = (error: unknown) =>
  error instanceof ScriptNotLoaded || (error instanceof ApiError && error.status === 0)

/** Called before the broken page is taken away. Not what only looks like a text, and no password. */
function typedInPage(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:is([type=text], [type=tel], [type=email], [type=number], :not([type])))',
  )
  const typed = [...fields].filter(({ name }) => name !== 'password').map(({ value }) => value.trim())
  return [...new Set(typed.filter(Boolean))]
}
