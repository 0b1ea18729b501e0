import { Alert, Button } from '@my-school/ui-kit'
import { useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { importColumns } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { failureOf } from '../../api/failure-of.ts'
import { request } from '../../api/request.ts'
import { refreshSchool } from '../../state/school.ts'
import { type Answer, countryName, Mending } from './mending.tsx'
import type { DraftProps } from './use-import.ts'

type Answers = SchoolImport['answers']

/** Faults that several rows have, each with the one answer that mends them, and the answers that were given. */
export function Decisions({ current, onChanged }: DraftProps) {
  const { choices, importDecisions: text } = texts()
  const { _id, kind, answers, faults } = current
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const latest = useRef(answers)
  latest.current = answers
  // One after another: each has what was answered before it.
  const queue = useRef(Promise.resolve())
  const answer: Answer = (change, before) => {
    queue.current = queue.current.then(async () => {
      const now = latest.current
      setBusy(true)
      setFailure('')
      try {
        const why = await before?.()
        const response = why
          ? null
          : await request(endpoints.answerImport, { params: { id: _id }, json: { ...now, ...change(now) } })
        if (!response) setFailure(why ?? '')
        else if (response.success) {
          latest.current = response.import.answers
          onChanged(response.import)
          if (before) await refreshSchool()
          setSaid(text.left({ number: response.import.faults.filter(({ kind }) => kind !== 'nobody').length }))
        } else setFailure(response.message)
      } catch (error) {
        setFailure(failureOf(error))
      }
      setBusy(false)
      // What was pressed is gone with its fault.
      setTimeout(() => document.activeElement === document.body && root.current?.focus())
    })
  }
  const columnOf = (name: string) => importColumns[kind].find(({ field }) => field === name)
  const headingOf = (name: string) => choices.column(columnOf(name) ?? { field: name, heading: name })

  return (
    <div ref={root} className="import-decisions" tabIndex={-1} aria-busy={busy}>
      {faults.length > 0 && (
        <ul aria-label={text.heading}>
          {faults.map((fault) => (
            <li data-kind={fault.kind} key={[fault.kind, fault.field, fault.reason, fault.written[0]].join()}>
              <p>
                <strong>{text.fault({ ...fault, heading: headingOf(fault.field) })}</strong>{' '}
                <span className="hint">{fault.reason}</span>
              </p>
              <Mending fault={fault} column={columnOf(fault.field)} onAnswer={answer} />
            </li>
          ))}
        </ul>
      )}
      <Given answers={answers} headingOf={headingOf} onAnswer={answer} />
      <Alert live tone="danger">
        {failure}
      </Alert>
      <p role="status" className="kit-visually-hidden">
        {said}
      </p>
    </div>
  )
}

type GivenProps = { answers: Answers; headingOf: (field: string) => string; onAnswer: Answer }

/** The answers that were given, each to be taken back. */
function Given({ answers, headingOf, onAnswer }: GivenProps) {
  const text = texts().importDecisions
  const { replaced, unknown, dates, phones, country, hidden, letters } = answers
  const given: { said: string; without: (now: Answers) => Partial<Answers> }[] = [
    ...replaced.map((one) => ({
      said: text.isReadAs({ ...one, heading: headingOf(one.field) }),
      without: (now: Answers) => ({
        replaced: now.replaced.filter(({ field, written }) => field !== one.field || written !== one.written),
      }),
    })),
    ...unknown.map((field) => ({
      said: text.staysUnknown({ heading: headingOf(field) }),
      without: (now: Answers) => ({ unknown: now.unknown.filter((other) => other !== field) }),
    })),
    ...(dates ? [{ said: text.order[dates], without: () => ({ dates: null }) }] : []),
    ...(letters ? [{ said: text.lettersMended, without: () => ({ letters: false }) }] : []),
    ...(phones ? [{ said: text.phonesMended, without: () => ({ phones: false }) }] : []),
    ...(country
      ? [{ said: text.numbersOf({ country: countryName(country) }), without: () => ({ country: null }) }]
      : []),
    ...(hidden ? [{ said: text.hiddenTaken, without: () => ({ hidden: false }) }] : []),
  ]
  if (given.length === 0) return null
  return (
    <ul aria-label={text.given}>
      {given.map(({ said, without }) => (
        <li key={said} className="import-given">
          <span>{said}</span>{' '}
          <Button variant="quiet" size="small" aria-label={text.takeBackOf({ said })} onClick={() => onAnswer(without)}>
            {text.takeBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
