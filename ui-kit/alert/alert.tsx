import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { type Tone, toneIcons } from '../internal/tone.ts'
import { wrapText } from '../internal/wrap-text.tsx'

export type { Tone } from '../internal/tone.ts'

export interface AlertProps extends ComponentPropsWithoutRef<'div'> {
  /** What is so, why it matters, what to do. */
  children?: ReactNode
  /**
   * What the message means; `data-tone` on the root.
   * @default 'info'
   */
  tone?: Tone
  /** A heading above the text. */
  heading?: string
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4
  /** Buttons or links that belong to the message. */
  actions?: ReactNode
  /**
   * The message comes after something that the user did: screen readers announce it, an error at once. Render the Alert
   * before there is a message: without content it has no size.
   */
  live?: boolean
}

/**
 * A message about the page or a part of it, which stays as long as it is true. Renders a `<div>`; without content it is
 * empty and has no size.
 *
 * @csspart icon - The icon of the tone.
 * @csspart body - Heading and text.
 * @csspart heading - The heading.
 * @csspart actions - The buttons or links.
 *
 * @example
 * <Alert tone="warning" heading="The clock may be wrong" actions={<Button>It is right</Button>}>
 *   Nothing is removed until somebody has looked.
 * </Alert>
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'info', heading, headingLevel = 2, actions, live, className, children, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const ToneIcon = toneIcons[tone]
  return (
    <div
      ref={ref}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...rest}
      className={cx('kit-alert kit-tone', className)}
      data-tone={tone}
    >
      {(heading || children) && (
        <>
          <ToneIcon data-part="icon" />
          <div data-part="body">
            {heading && <Heading data-part="heading">{heading}</Heading>}
            {wrapText(children)}
          </div>
          {actions && <div data-part="actions">{actions}</div>}
        </>
      )}
    </div>
  )
})
Alert.displayName = 'Alert'
