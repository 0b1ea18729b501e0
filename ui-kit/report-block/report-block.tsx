'use client'

import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode, useId } from 'react'
import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { cx } from '../internal/cx.ts'
import { Day } from '../internal/day.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { Photo } from '../photo/photo.tsx'
import { reportBlockMessages } from './report-block.messages.ts'

/** A student's report. */
export interface Report {
  /** A judgement in a word, such as 'Good'. */
  condition: string
  message: string
  notification: string
  complaint: string
  /** A Date, an ISO timestamp or a day (YYYY-MM-DD). */
  createdAt: string | Date
  /** As `createdAt`. */
  updatedAt?: string | Date | null
  /** URL of the photo. Without it the block shows a drawing of a school. */
  photoSrc?: string | null
}

export interface ReportBlockProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Without it the block shows `emptyTexts`. */
  report?: Report | null
  /** The name of the student. */
  studentName?: string
  /** What else says whose report it is, such as the class: labels and values, in order. */
  studentDetails?: readonly { label: string; value: ReactNode }[]
  /** The name of the school. It is shown only on paper. */
  schoolName?: ReactNode
  /** URL of the logo of the school, at the start of the head. It is shown only on paper. */
  schoolLogo?: string
  /** The text under a line to sign. Without it there is no line. It is shown only on paper. */
  signatureLabel?: string
  /** The report is loading: `data-state="loading"`. */
  loading?: boolean
  /**
   * What to show when there is no report: a heading and any number of paragraphs.
   * @default ['There is no report yet']
   */
  emptyTexts?: readonly string[]
  /**
   * The heading.
   * @default 'Report'
   */
  heading?: string
  /**
   * Label of the condition.
   * @default 'Condition'
   */
  conditionLabel?: string
  /**
   * Label of the message.
   * @default 'Message'
   */
  messageLabel?: string
  /**
   * Label of the notification.
   * @default 'Notification'
   */
  notificationLabel?: string
  /**
   * Label of the complaint.
   * @default 'Complaint'
   */
  complaintLabel?: string
  /**
   * Text before the day on which the report was written.
   * @default 'Created'
   */
  createdAtLabel?: string
  /**
   * Text before the day on which the report was changed.
   * @default 'Updated'
   */
  updatedAtLabel?: string
  /**
   * `alt` of the photo.
   * @default 'Photo of the report'
   */
  photoAlt?: string
  /**
   * Says that the report is loading.
   * @default 'Loading'
   */
  loadingText?: string
  /**
   * Tone of the badge for each condition, such as `{ Good: 'success' }`.
   * @default every badge is neutral
   */
  tones?: Record<string, BadgeProps['tone']>
  /**
   * Formats a date. A Date is passed as its ISO timestamp.
   * @default the day, such as 'May 4, 2026', in the language `lang` or that of the KitProvider, in its time zone
   */
  formatDate?: (timestamp: string) => string
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3
}

/** A line as high as one with a text, while that is loading. */
const NO_TEXT = '\u00a0'

/** A report with more characters is printed in a smaller font, to need fewer pages. */
const LONG_REPORT_CHARACTERS = 1600

/**
 * A student's report on one sheet. It is printed on one page, A4 or Letter; long texts continue on the next
 * page. Renders an `<article>`.
 *
 * State: `data-state="ready | loading | empty"`, `data-length="long"` (printed in a smaller font).
 *
 * @csspart head - The head of the sheet.
 * @csspart logo - The logo of the school.
 * @csspart school - The name of the school.
 * @csspart heading - The heading.
 * @csspart name - The name of the student.
 * @csspart condition - The condition, with its label.
 * @csspart student - The details of the student.
 * @csspart body - Photo, texts and dates.
 * @csspart photo - The photo of the student.
 * @csspart section - A text with its label.
 * @csspart label - A label.
 * @csspart text - A text.
 * @csspart dates - The days on which the report was written and changed.
 * @csspart signature - The line for a signature.
 * @csspartsOf Photo
 * @csspartsOf EmptyState
 */
export const ReportBlock = forwardRef<HTMLElement, ReportBlockProps>(function ReportBlock(props, ref) {
  const [
    texts,
    {
      report,
      studentName,
      studentDetails = [],
      schoolName,
      schoolLogo,
      signatureLabel,
      loading = false,
      tones,
      formatDate,
      headingLevel = 2,
      className,
      ...rest
    },
  ] = useTexts('reportBlock', reportBlockMessages, props)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const Label = `h${(headingLevel + 1) as 3 | 4}` as const
  const long = report && (report.message + report.notification + report.complaint).length > LONG_REPORT_CHARACTERS
  const ready = loading ? null : report
  const state = loading ? 'loading' : ready ? 'ready' : 'empty'

  const date = (label: string, date: string | Date) => (
    <span>
      {label} <Day date={date} lang={rest.lang} format={formatDate} />
    </span>
  )
  const section = (label: string, text?: string) => (
    <section data-part="section">
      <Label data-part="label">{label}</Label>
      <p data-part="text" dir="auto">
        {text}
      </p>
    </section>
  )

  return (
    <article
      ref={ref}
      aria-labelledby={id}
      aria-busy={loading || undefined}
      {...rest}
      className={cx('kit-report-block', className)}
      data-state={state}
      data-length={long ? 'long' : undefined}
    >
      <div data-part="head">
        {schoolLogo && <img data-part="logo" src={schoolLogo} alt="" />}
        {schoolName && <p data-part="school">{schoolName}</p>}
        <Heading data-part="heading" id={id}>
          {texts.heading}
        </Heading>
        {studentName && (
          <p data-part="name" dir="auto">
            {studentName}
          </p>
        )}
        {state !== 'empty' && (
          <p data-part="condition">
            <span data-part="label">{texts.conditionLabel}</span>{' '}
            {ready ? (
              <Badge tone={tones?.[ready.condition]}>{ready.condition}</Badge>
            ) : (
              <Badge aria-hidden>{NO_TEXT}</Badge>
            )}
          </p>
        )}
      </div>
      {studentDetails.length > 0 && (
        <dl data-part="student">
          {studentDetails.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {state === 'empty' ? (
        <EmptyState illustration="report" heading={texts.emptyTexts[0] ?? ''}>
          {texts.emptyTexts.slice(1).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </EmptyState>
      ) : (
        // The key makes React replace the skeleton as a whole, instead of moving its parts.
        <Fragment key={state}>
          <div data-part="body">
            <Photo
              data-part="photo"
              src={report?.photoSrc}
              alt={report?.photoSrc ? texts.photoAlt : ''}
              fallback={loading ? <span /> : 'school'}
            />
            {section(texts.messageLabel, report?.message)}
            {section(texts.notificationLabel, report?.notification)}
            {section(texts.complaintLabel, report?.complaint)}
          </div>
          <p data-part="dates">
            {ready ? date(texts.createdAtLabel, ready.createdAt) : <i aria-hidden>{NO_TEXT}</i>}
            {ready?.updatedAt && date(texts.updatedAtLabel, ready.updatedAt)}
          </p>
          {signatureLabel && ready && <p data-part="signature">{signatureLabel}</p>}
        </Fragment>
      )}
      <span role="status" className="kit-visually-hidden">
        {loading && texts.loadingText}
      </span>
    </article>
  )
})
ReportBlock.displayName = 'ReportBlock'
