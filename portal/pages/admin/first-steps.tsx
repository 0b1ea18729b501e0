import { CheckIcon, PlusIcon } from '@my-school/ui-kit'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { Sentence } from '../../format/sentence.tsx'
import { namedZone, probableZone } from '../school/time-zones.ts'

type Props = {
  length: Success<'adminAll'>['length']
  /** The settings of the school; undefined if they could not be loaded. */
  school: Success<'getSchool'> | undefined
  dashboard: string
}

type Step = { label: string; page: string; done: boolean; or?: { label: string; page: string } }

/** The classes of a fresh school: 1 to 10. */
const areClassesOfSample = (classes: readonly string[]) => classes.join() === '1,2,3,4,5,6,7,8,9,10'

/** The first steps of an empty school, each ticked off when it is done. Renders nothing when all are done. */
export function FirstSteps({ length, school, dashboard }: Props) {
  const text = texts().firstSteps
  const hasTimeZone = school?.settings.region.timeZone !== ''
  const probable = hasTimeZone ? '' : probableZone(school?.phoneCountry)
  const ofSchool: Step[] = school
    ? [
        { label: text.school, page: 'school?part=identity&first', done: !school.sample.includes('identity') },
        {
          label: probable ? text.probableTimeZone({ zone: namedZone(probable) }) : text.timeZone,
          page: 'school?part=region&first',
          done: hasTimeZone,
        },
        {
          label: text.classes,
          page: 'school?part=classes&first',
          done: length.studentLength > 0 || !areClassesOfSample(school.settings.classes),
        },
      ]
    : []
  const steps: Step[] = [
    ...ofSchool,
    {
      label: text.students,
      page: 'add-student',
      or: { label: text.importStudents, page: 'import?kind=student' },
      done: length.studentLength > 0,
    },
    {
      label: text.teacher,
      page: 'add-teacher',
      or: { label: text.importTeachers, page: 'import?kind=teacher' },
      done: length.teacherLength > 0,
    },
    { label: text.notice, page: 'add-notice', done: length.noticeLength > 0 },
  ]
  if (steps.every(({ done }) => done)) return null
  const link = ({ label, page }: { label: string; page: string }) => <a href={`${dashboard}/${page}`}>{label}</a>
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{text.heading}</h2>
      <ol className="stack">
        {steps.map(({ or, done, ...step }) => (
          <li key={step.page} data-done={done || undefined}>
            {done ? (
              <>
                <CheckIcon /> {step.label} <span className="kit-visually-hidden">{text.done}</span>
              </>
            ) : (
              <>
                <PlusIcon />{' '}
                <span>
                  {or ? <Sentence text={text.either} values={{ one: link(step), other: link(or) }} /> : link(step)}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The sections of the page 'Your school' where the other parts are. */
const sections: Partial<Record<Success<'getSchool'>['sample'][number], string>> = {
  slides: 'home',
  summary: 'home',
  admissions: 'home',
  team: 'about',
}

/** The parts of the public pages that are still those of the sample school. Renders nothing when there are none. */
export function SampleParts({ sample, dashboard }: Pick<Success<'getSchool'>, 'sample'> & { dashboard: string }) {
  const text = texts().firstSteps
  if (sample.length === 0) return null
  return (
    <section className="first-steps" aria-labelledby="sample-parts">
      <h2 id="sample-parts">{text.sample}</h2>
      <p className="hint">{text.sampleHint}</p>
      <ul className="grid sample-parts">
        {sample.map((part) => (
          <li key={part}>
            <a href={`${dashboard}/school?part=${sections[part] ?? part}`}>{text.parts[part]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
