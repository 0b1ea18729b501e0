import { Alert, Button, LinkButton } from '@my-school/ui-kit'
import { useId, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { BreakableId } from '../../format/breakable.tsx'
import { dateOf, momentOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { BusyButton } from '../../layout/buttons.tsx'
import { DASHBOARDS } from '../../routing/page-types.ts'
import { paperUrl, staffLinks } from '../../routing/staff-links.ts'
import { orShowFailure } from '../../state/failures.ts'
import { useSchool } from '../../state/school.ts'
import { showToast } from '../../state/toasts.ts'
import { EndLinkDialog } from './end-link-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'

type Guardian = Success<'guardians'>['guardians'][number]

type Props = {
  /** The `_id` and the name of the student. */
  student: { _id: string; name: string }
  /** The student has left the school: no codes are printed. */
  hasLeft?: boolean
}

/** The section of a student's record about parents and guardians: who is linked, and which codes are open. */
export function Guardians({ student, hasLeft = false }: Props) {
  const { actions, guardians: text } = texts()
  const { families } = useSchool()
  const heading = useId()
  const { status, data, reload } = useCall(endpoints.guardians, { params: { id: student._id } })
  const [ending, setEnding] = useState<Guardian | null>(null)
  const [isLinking, setLinking] = useState(false)

  return (
    <section className="guardians" aria-labelledby={heading}>
      <h2 id={heading}>{text.heading}</h2>
      <p className="hint">{text.lead}</p>
      {!families.open && <Alert tone="warning">{text.off}</Alert>}
      {status === 'failed' && (
        <p role="status">
          {text.failed}{' '}
          <Button size="small" variant="quiet" onClick={reload}>
            {actions.tryAgain}
          </Button>
        </p>
      )}
      {status === 'loading' && !data && <p role="status">{text.loading}</p>}
      {data && (
        <>
          {data.guardians.length === 0 && <p>{text.none}</p>}
          <ul className="lines">
            {data.guardians.map((guardian) => (
              <li key={guardian.user}>
                <p>
                  {guardian.name !== guardian.userId && (
                    <>
                      <strong>
                        <bdi>{guardian.name}</bdi>
                      </strong>{' '}
                    </>
                  )}
                  <a href={staffLinks(DASHBOARDS.admin).login(guardian.userId)}>
                    <BreakableId id={guardian.userId} />
                  </a>{' '}
                  <span>
                    <Sentence
                      text={text.since[guardian.by]}
                      values={{ when: <time dateTime={guardian.createdAt}>{momentOf(guardian.createdAt)}</time> }}
                    />
                  </span>
                </p>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={text.endOf(guardian)}
                  onClick={() => setEnding(guardian)}
                >
                  {text.end}
                </Button>
              </li>
            ))}
          </ul>
          <OpenCodes codes={data.codes} onEnded={reload} />
        </>
      )}
      <div className="button-row">
        <Button variant="quiet" onClick={() => setLinking(true)}>
          {text.link.heading}
        </Button>
        {!hasLeft && (
          <LinkButton variant="quiet" href={paperUrl({ kind: 'family-slips', ids: student._id })}>
            {text.print}
          </LinkButton>
        )}
      </div>
      {ending && (
        <EndLinkDialog
          texts={text.ending}
          doneText={text.ending.done(ending)}
          end={() => requestSuccess(endpoints.endGuardian, { params: { id: student._id, user: ending.user } })}
          onClose={() => setEnding(null)}
          onEnded={reload}
        >
          <Sentence
            text={text.ending.text}
            values={{ name: <bdi>{ending.name}</bdi>, student: <bdi>{student.name}</bdi> }}
          />
        </EndLinkDialog>
      )}
      {isLinking && <LinkDialog student={student} onClose={() => setLinking(false)} onLinked={reload} />}
    </section>
  )
}

type Codes = { _id: string; createdAt: string; endsAt: string }[]

/** The printed codes that nobody has used yet: never the codes themselves. */
function OpenCodes({ codes, onEnded }: { codes: Codes; onEnded: () => void }) {
  const text = texts().guardians
  if (codes.length === 0) return null

  const end = async (id: string) => {
    await orShowFailure(text.codeFailed, async () => {
      await requestSuccess(endpoints.endFamilyCode, { params: { id } })
      showToast('success', text.codeEnded)
    })
    // The button with the focus is gone.
    document.querySelector<HTMLElement>('main h1')?.focus()
    onEnded()
  }
  return (
    <>
      <h3>{text.codes}</h3>
      <ul className="lines">
        {codes.map(({ _id, createdAt, endsAt }) => (
          <li key={_id}>
            <p>
              <Sentence
                text={text.codeOf}
                values={{
                  made: <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
                  ends: <time dateTime={endsAt}>{dateOf(endsAt)}</time>,
                }}
              />
            </p>
            <BusyButton
              size="small"
              variant="quiet"
              aria-label={text.endCode({ made: momentOf(createdAt) })}
              act={() => end(_id)}
            >
              {text.end}
            </BusyButton>
          </li>
        ))}
      </ul>
    </>
  )
}
