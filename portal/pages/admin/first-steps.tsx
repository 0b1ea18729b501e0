import { CheckIcon, PlusIcon } from '@my-school/ui-kit'
import type { Success } from '#contract/operations'
import { strings as text } from '../../strings/first-steps.ts'

type Props = { length: Success<'adminAll'>['length']; dashboard: string }

/** What an empty school needs first, each step ticked off when it is done. Renders nothing when all are done. */
export function FirstSteps({ length, dashboard }: Props) {
  const steps = [
    {
      label: text.teacher,
      page: 'add-teacher',
      kind: 'teacher',
      many: text.importTeachers,
      done: length.teacherLength > 0,
    },
    {
      label: text.students,
      page: 'add-student',
      kind: 'student',
      many: text.importStudents,
      done: length.studentLength > 0,
    },
    { label: text.notice, page: 'add-notice', done: length.noticeLength > 0 },
  ]
  if (steps.every(({ done }) => done)) return null
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{text.heading}</h2>
      <ol>
        {steps.map(({ label, page, kind, many, done }) => (
          <li key={page} data-done={done || undefined}>
            {done ? (
              <>
                <CheckIcon /> {label} <span className="kit-visually-hidden">({text.done})</span>
              </>
            ) : (
              <>
                <PlusIcon />{' '}
                <span>
                  <a href={`${dashboard}/${page}`}>{label}</a>
                  {many && (
                    <>
                      {' '}
                      {text.or} <a href={`${dashboard}/import?kind=${kind}`}>{many}</a>
                    </>
                  )}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
