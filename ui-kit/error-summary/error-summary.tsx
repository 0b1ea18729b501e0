'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useEffect } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { errorSummaryMessages } from './error-summary.messages.ts'

/** An error of a form. With `field`, the name of a field, it is shown there too. */
export interface FormError {
  field?: string
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * Heading above the errors.
   * @default 'There is a problem'
   */
  heading?: string
  /** The errors. One with `field` (the name or id of a control) is a link to that control. */
  errors: readonly FormError[]
}

/**
 * Opens what hides a control: a `<details>`, and the panel of a tab, which shows itself as for the search of the browser.
 * @returns whether something was hidden; it is seen after the next render
 */
function reveal(control: Element): boolean {
  let isHidden = false
  for (let around = control.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      around.open = true
      isHidden = true
    }
    if (around.hidden) {
      around.dispatchEvent(new Event('beforematch', { bubbles: true }))
      isHidden = true
    }
  }
  return isHidden
}

/**
 * All errors of a form, at its top. Renders a `<div role="alert">` that is empty while there are no errors. It takes
 * focus when errors appear.
 *
 * @csspart box - The box that is seen; without errors it is not there.
 * @csspart heading - The heading.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(props, ref) {
  const [texts, { errors, className, ...rest }] = useTexts('errorSummary', errorSummaryMessages, props)
  const root = useOwnRef(ref)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) root.current?.querySelector<HTMLElement>('[data-part=box]')?.focus()
  }, [hasErrors])

  const focusField = (event: MouseEvent, field: string) => {
    const scope = root.current?.closest('form') ?? document
    const control = scope.querySelector<HTMLElement>(
      // The first radio button may be one that cannot be chosen.
      ':is([name=$]:not([type=hidden]), [data-name=$], [id=$]):not(:disabled)'.replaceAll('$', JSON.stringify(field)),
    )
    if (!control) return
    const focus = () => {
      // Scroll the whole field into view, so that the label is visible too.
      control.closest('.kit-field')?.scrollIntoView?.({ block: 'nearest' })
      control.focus()
      return control.matches(':focus')
    }
    // The link itself works where focus cannot be given to the control.
    if (reveal(control)) setTimeout(focus)
    else if (!focus()) return
    event.preventDefault()
  }

  return (
    <div ref={root} role="alert" {...rest} className={cx('kit-error-summary', className)}>
      {hasErrors && (
        <div data-part="box" tabIndex={-1}>
          <h2 data-part="heading">{texts.heading}</h2>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field ? (
                  <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
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
ErrorSummary.displayName = 'ErrorSummary'
