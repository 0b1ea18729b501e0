import { type ComponentPropsWithoutRef, Fragment, forwardRef, useId } from 'react'
import { Badge, type BadgeProps } from '../badge/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { cx } from '../internal/cx.ts'
import { Photo } from '../photo/index.ts'

/** A student's report. Timestamps are ISO. */
export interface Report {
  condition: string
  message: string
  notification: string
  complain: string
  createdAt: string
  updatedAt?: string | null
  photoSrc?: string | null
}

/** The words of a ReportBlock. */
export interface ReportBlockLabels {
  heading: string
  condition: string
  message: string
  notification: string
  complain: string
  createdAt: string
  updatedAt: string
  photo: string
  loading: string
}

export interface ReportBlockProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Nothing: the block says that there is none yet. */
  report?: Report | null
  /** Whose report it is. */
  studentName?: string
  /** The report is on its way: `data-state="loading"`. */
  loading?: boolean
  /** What is said when there is no report. */
  emptyTexts?: readonly string[]
  /** Its texts; those not given stay as the school has them. */
  labels?: Partial<ReportBlockLabels>
  /** Colour of the stamp for each condition. */
  tones?: Record<string, BadgeProps['tone']>
  /** Turns a timestamp into text. Default: its date, the part before the T. */
  formatDate?: (timestamp: string) => string
  /** Level of the heading on the page around the block. */
  headingLevel?: 2 | 3
}

const english: ReportBlockLabels = {
  heading: 'Report',
  condition: 'Condition',
  message: 'Message',
  notification: 'Notification',
  complain: 'Complain',
  createdAt: 'Created',
  updatedAt: 'Updated',
  photo: 'Photo of the report',
  loading: 'Loading',
}

const stamps: Record<string, BadgeProps['tone']> = {
  Excelent: 'success',
  Good: 'success',
  Average: 'warning',
  Bad: 'danger',
  Worst: 'danger',
}

/** Characters: more than these are printed smaller, to stay on one page. */
const LONG = 2400

const notYet = ['Report is Not Add Now', 'Your Report is added Very Soon', 'Thanks For Visiting !!!']

/**
 * A student's report: one sheet, and one page of A4 when printed. Renders an `<article>`.
 *
 * State: `data-state="ready | loading | empty"`, `data-length="long"` (printed smaller). Parts: `head`, `heading`, `name`, `condition`, `body`, `photo`, `section`, `label`,
 * `text`, `dates`.
 */
export const ReportBlock = forwardRef<HTMLElement, ReportBlockProps>(function ReportBlock(
  {
    report,
    studentName,
    loading = false,
    emptyTexts = notYet,
    labels,
    tones = stamps,
    formatDate = (timestamp) => timestamp.split('T')[0] ?? timestamp,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  const id = useId()
  const words = { ...english, ...labels }
  const Heading = `h${headingLevel}` as const
  const Label = `h${(headingLevel + 1) as 3 | 4}` as const
  const long = report && (report.message + report.notification + report.complain).length > LONG
  const state = loading ? 'loading' : report ? 'ready' : 'empty'

  const date = (label: string, timestamp: string) => (
    <span>
      {label} <time dateTime={timestamp}>{formatDate(timestamp)}</time>
    </span>
  )
  const section = (label: string, text?: string) => (
    <section data-part="section">
      <Label data-part="label">{label}</Label>
      <p data-part="text">{text}</p>
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
        <Heading data-part="heading" id={id}>
          {words.heading}
        </Heading>
        {studentName && <p data-part="name">{studentName}</p>}
        {report && !loading && (
          <p data-part="condition">
            <span data-part="label">{words.condition}</span>{' '}
            <Badge tone={tones[report.condition]}>{report.condition}</Badge>
          </p>
        )}
      </div>
      {state === 'empty' ? (
        <EmptyState illustration="report" heading={emptyTexts[0] ?? ''}>
          {emptyTexts.slice(1).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </EmptyState>
      ) : (
        // Another key: what comes takes the skeleton's place instead of pushing its parts about.
        <Fragment key={state}>
          <div data-part="body">
            <Photo
              data-part="photo"
              src={report?.photoSrc}
              alt={report?.photoSrc ? words.photo : ''}
              fallback={loading ? <span /> : 'school'}
            />
            {section(words.message, report?.message)}
            {section(words.notification, report?.notification)}
            {section(words.complain, report?.complain)}
          </div>
          {report && !loading && (
            <p data-part="dates">
              {date(words.createdAt, report.createdAt)}
              {report.updatedAt && date(words.updatedAt, report.updatedAt)}
            </p>
          )}
          {loading && (
            <span role="status" className="kit-visually-hidden">
              {words.loading}
            </span>
          )}
        </Fragment>
      )}
    </article>
  )
})
