import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from '../internal/cx.ts'

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Says that something is wrong. */
  heading?: string
  /** What is wrong, each with the name or id of its field; without a field it is a plain line. */
  errors: readonly { field?: string; message: string }[]
}

/**
 * Everything that is wrong with a form, at its top. Renders a `<div role="alert">` that is empty while nothing is
 * wrong. It takes focus when errors appear; each line leads to its field. Parts: `box`, `heading`.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { heading = 'There is a problem', errors, className, ...rest },
  ref,
) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const wrong = errors.length > 0
  useEffect(() => {
    if (wrong) root.current?.querySelector<HTMLElement>('[data-part=box]')?.focus()
  }, [wrong])

  const lead = (event: MouseEvent, field: string) => {
    const scope = root.current?.closest('form') ?? document
    const control = scope.querySelector<HTMLElement>(
      `[name="${CSS.escape(field)}"]:not([type=hidden]), #${CSS.escape(field)}`,
    )
    if (!control) return
    event.preventDefault()
    // the label comes into view with its control, so that the person sees what is asked
    control.closest('.kit-field')?.scrollIntoView({ block: 'nearest' })
    control.focus()
  }

  return (
    <div ref={root} role="alert" {...rest} className={cx('kit-error-summary', className)}>
      {wrong && (
        <div data-part="box" tabIndex={-1}>
          <h2 data-part="heading">{heading}</h2>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field ? (
                  <a href={`#${field}`} onClick={(event) => lead(event, field)}>
                    {message}
                  </a>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
})
