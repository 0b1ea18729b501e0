import { Alert, Button } from '@my-school/ui-kit'
import { useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { importColumn } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { useAttempt } from '../../hooks/use-act.ts'
import { refreshSchool } from '../../state/school.ts'
import { countryName, FaultControl, type Resolve } from './fault-control.tsx'
import { type DraftProps, headingOf } from './use-import.ts'

type Resolutions = SchoolImport['answers']

/** Faults that several rows have, each with the one decision that corrects them, and the decisions that were made. */
export function Decisions({ current, onChanged }: DraftProps) {
  const text = texts().importDecisions
  const { _id, kind, answers, faults } = current
  const [busy, setBusy] = useState(false)
  const { failure, attempt } = useAttempt()
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const latest = useRef(answers)
  latest.current = answers
  // One after another: each has what was answered before it.
  const queue = useRef(Promise.resolve())
  const resolve: Resolve = (change, before) => {
    queue.current = queue.current.then(async () => {
      const now = latest.current
      setBusy(true)
      await attempt(async () => {
        const why = await before?.()
        if (why) return why
        const json = { ...now, ...change(now) }
        const response = await request(endpoints.answerImport, { params: { id: _id }, json })
        if (!response.success) return response.message
        latest.current = response.import.answers
        onChanged(response.import)
        if (before) await refreshSchool()
        setAnnouncement(text.left({ number: response.import.faults.filter(({ kind }) => kind !== 'nobody').length }))
      })
      setBusy(false)
      // What was pressed is gone with its fault.
      setTimeout(() => document.activeElement === document.body && root.current?.focus())
    })
  }

  return (
    <div ref={root} className="import-decisions" tabIndex={-1} aria-busy={busy}>
      {faults.length > 0 && (
        <ul aria-label={text.heading}>
          {faults.map((fault) => {
            const heading = headingOf(kind, fault.field)
            return (
              <li data-kind={fault.kind} key={[fault.kind, fault.field, fault.reason, fault.written[0]].join()}>
                <p>
                  <strong>{text.fault({ ...fault, heading })}</strong> <span className="hint">{fault.reason}</span>
                </p>
                <FaultControl
                  fault={fault}
                  heading={heading}
                  column={importColumn(kind, fault.field)}
                  onResolve={resolve}
                />
              </li>
            )
          })}
        </ul>
      )}
      <MadeDecisions kind={kind} answers={answers} onResolve={resolve} />
      <Alert live tone="danger">
        {failure}
      </Alert>
      <p role="status" className="kit-visually-hidden">
        {announcement}
      </p>
    </div>
  )
}

type MadeDecisionsProps = Pick<SchoolImport, 'kind' | 'answers'> & { onResolve: Resolve }

/** The decisions that were made, each to be taken back. */
function MadeDecisions({ kind, answers, onResolve }: MadeDecisionsProps) {
  const text = texts().importDecisions
  const { replaced, unknown, dates, phones, country, hidden, letters } = answers
  const made: { text: string; without: (now: Resolutions) => Partial<Resolutions> }[] = [
    ...replaced.map((one) => ({
      text: text.isReadAs({ ...one, heading: headingOf(kind, one.field) }),
      without: (now: Resolutions) => ({
        replaced: now.replaced.filter(({ field, written }) => field !== one.field || written !== one.written),
      }),
    })),
    ...unknown.map((field) => ({
      text: text.staysUnknown({ heading: headingOf(kind, field) }),
      without: (now: Resolutions) => ({ unknown: now.unknown.filter((other) => other !== field) }),
    })),
    ...(dates ? [{ text: text.order[dates], without: () => ({ dates: null }) }] : []),
    ...(letters ? [{ text: text.lettersEdited, without: () => ({ letters: false }) }] : []),
    ...(phones ? [{ text: text.phonesEdited, without: () => ({ phones: false }) }] : []),
    ...(country
      ? [{ text: text.numbersOf({ country: countryName(country) }), without: () => ({ country: null }) }]
      : []),
    ...(hidden ? [{ text: text.hiddenTaken, without: () => ({ hidden: false }) }] : []),
  ]
  if (made.length === 0) return null
  return (
    <ul aria-label={text.given}>
      {made.map(({ text: label, without }) => (
        <li key={label} className="import-given">
          <span>{label}</span>{' '}
          <Button
            variant="quiet"
            size="small"
            aria-label={text.takeBackOf({ decision: label })}
            onClick={() => onResolve(without)}
          >
            {text.takeBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
