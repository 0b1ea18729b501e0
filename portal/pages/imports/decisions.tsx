import { Alert, Button } from '@my-school/ui-kit'
import { useRef, useState } from 'react'
import { importColumn } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { useAttempt } from '../../hooks/use-act.ts'
import { refreshSchool } from '../../state/school.ts'
import { countryName, type Decide, type Decisions, FaultControl } from './fault-control.tsx'
import { type DraftProps, headingOf } from './use-import.ts'

/** Faults that several rows have, each with the one decision that corrects them, and the decisions that were made. */
export function DecisionsSection({ current, onChange }: Omit<DraftProps, 'onUpdate'>) {
  const text = texts().importDecisions
  const { kind, decisions, faults } = current
  const [works, setWorks] = useState(0)
  const { failure, attempt } = useAttempt()
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const decide: Decide = async (change, addClasses) => {
    setWorks((before) => before + 1)
    await attempt(async () => {
      const response = await onChange((now) => ({
        decisions: { ...now.decisions, ...change(now.decisions) },
        ...(addClasses && { addClasses }),
      }))
      if (!response.success) return response.message
      if (addClasses) await refreshSchool()
      setAnnouncement(text.left({ number: response.import.faults.filter(({ kind }) => kind !== 'nobody').length }))
    })
    setWorks((before) => before - 1)
    // What was pressed is gone with its fault.
    setTimeout(() => document.activeElement === document.body && root.current?.focus())
  }

  return (
    <div ref={root} className="import-decisions" tabIndex={-1} aria-busy={works > 0}>
      {faults.length > 0 && (
        <ul className="stack" aria-label={text.heading}>
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
                  onDecide={decide}
                />
              </li>
            )
          })}
        </ul>
      )}
      <MadeDecisions kind={kind} decisions={decisions} onDecide={decide} />
      <Alert live tone="danger">
        {failure}
      </Alert>
      <p role="status" className="kit-visually-hidden">
        {announcement}
      </p>
    </div>
  )
}

type MadeDecisionsProps = Pick<SchoolImport, 'kind' | 'decisions'> & { onDecide: Decide }

/** The decisions that were made, each to be taken back. */
function MadeDecisions({ kind, decisions, onDecide }: MadeDecisionsProps) {
  const text = texts().importDecisions
  const { replaced, unknown, dates, phones, country, hidden, letters } = decisions
  const made: { text: string; without: (now: Decisions) => Partial<Decisions> }[] = [
    ...replaced.map((one) => ({
      text: text.isReadAs({ ...one, heading: headingOf(kind, one.field) }),
      without: (now: Decisions) => ({
        replaced: now.replaced.filter(({ field, written }) => field !== one.field || written !== one.written),
      }),
    })),
    ...unknown.map((field) => ({
      text: text.staysUnknown({ heading: headingOf(kind, field) }),
      without: (now: Decisions) => ({ unknown: now.unknown.filter((other) => other !== field) }),
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
        <li key={label} className="row import-given">
          <span>{label}</span>{' '}
          <Button
            variant="quiet"
            size="small"
            aria-label={text.takeBackOf({ decision: label })}
            onClick={() => onDecide(without)}
          >
            {text.takeBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
