import { Button } from '@my-school/ui-kit'
import { Component, type ComponentType, Fragment, type ReactNode } from 'react'
import { strings } from '#strings/layout'

type Parent = { children: ReactNode }
type Props = Parent & {
  /** What the error page is in: outside of the main element, one of its own. */
  in?: ComponentType<Parent>
}

/** Shown in place of a page that throws or whose script could not be loaded, with a button to reload. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { in: Around = Fragment } = this.props
    const { broken, brokenHelp } = strings
    return (
      <Around>
        <div className="page" data-width="text">
          <h1 tabIndex={-1}>{broken}</h1>
          <p>{brokenHelp}</p>
          <Button onClick={() => location.reload()}>{strings.reload}</Button>
        </div>
      </Around>
    )
  }
}
