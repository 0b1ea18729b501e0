import { CheckIcon, PlusIcon } from '@my-school/ui-kit'
import type { Success } from '#contract/operations'
import { strings } from '../../strings/lists.ts'

const text = strings.firstSteps

type Props = { length: Success<'adminAll'>['length']; dashboard: string }

/** What an empty school needs first, each step ticked off when it is done. Renders nothing when all are done. */
export function FirstSteps({ length, dashboard }: Props) {
  const steps = [
    { label: text.teacher, page: 'add-teacher', done: length.teacherLength > 0 },
    { label: text.students, page: 'add-student', done: length.studentLength > 0 },
    { label: text.notice, page: 'add-notice', done: length.noticeLength > 0 },
  ]
  if (steps.every(({ done }) => done)) return null
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{text.heading}</h2>
      <ol>
        {steps.map(({ label, page, done }) => (
          <li key={page} data-done={done || undefined}>
            {done ? (
              <>
                <CheckIcon /> {label} <span className="kit-visually-hidden">({text.done})</span>
              </>
            ) : (
              <>
                <PlusIcon /> <a href={`${dashboard}/${page}`}>{label}</a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
