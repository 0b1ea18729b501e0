import { Button, Spinner } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { texts } from '#messages'
import { getLogins, type Logins } from '../../api/batches.ts'
import { useFocusAfterBusy } from '../../hooks/use-act.ts'
import { AddressWarning, usePortalAddress } from '../../records/logins.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { PrintBar } from './print-bar.tsx'
import { inParts, Sheets } from './sheets.tsx'
import { Hidden, PortalUrl, Slip } from './slip.tsx'
import type { People } from './use-people.ts'
import { usePrint } from './use-print.ts'

/** Two beside each other in five rows, on A4 and on Letter. */
const ON_A_SHEET = 10

/**
 * Slips with the logins, to cut and hand out. The logins are loaded only when they are shown or printed, because the
 * server writes an audit line for each, and removed when they are hidden again or printed.
 */
export function Slips({ people: { students, teachers } }: { people: People }) {
  const text = texts().paper.slips
  const strings = texts().paper
  const people = [
    ...students.map(({ _id, name, grade, rollNumber }) => ({
      id: _id,
      name,
      detail: text.student({ grade, rollNumber }),
    })),
    ...teachers.map(({ _id, name, subject }) => ({ id: _id, name, detail: text.teacher({ subject }) })),
  ]
  const [logins, setLogins] = useState<Logins | null>(null)
  const [loading, setLoading] = useState<'show' | 'print' | null>(null)
  const { state, start } = usePrint()
  const { data: address, status } = usePortalAddress()
  const showButton = useFocusAfterBusy(loading === 'show')

  useEffect(() => {
    if (state === 'idle') setLogins(null)
  }, [state])

  const load = async (use: 'show' | 'print') => {
    setLoading(use)
    await orShowFailure(text.failed, async () => {
      const ids = people.map(({ id }) => id)
      setLogins(await getLogins(ids, use))
      if (use === 'print') start()
    })
    setLoading(null)
  }

  const sheets = inParts(people, ON_A_SHEET)
  // Above everything else: what is shown without it would move.
  if (status === 'loading') return <Spinner className="page-loading" label={strings.paper.loading} />
  return (
    <>
      <AddressWarning address={address} />
      <PrintBar
        amount={strings.paper.amount({ number: people.length, what: 'slips', sheets: sheets.length })}
        busy={loading === 'print' || state === 'preparing'}
        onPrint={() => load('print')}
      >
        <Button
          ref={showButton}
          variant="quiet"
          busy={loading === 'show'}
          onClick={() => (logins ? setLogins(null) : load('show'))}
        >
          {logins ? text.hide : text.show}
        </Button>
      </PrintBar>
      <p className="hint">{text.hint}</p>
      <p className="only-on-paper">{text.notThisWay}</p>
      <Sheets
        data-hidden={state !== 'printing'}
        sheets={sheets.map((part) => (
          <ul key={part[0]?.id} className="slips">
            {part.map(({ id, ...person }) => (
              <Slip key={id} {...person} portal={logins?.portal}>
                <SlipLogin login={logins?.byPerson.get(id)} logins={logins} />
              </Slip>
            ))}
          </ul>
        ))}
      />
    </>
  )
}

/** User id, password and address, or that they are hidden. */
function SlipLogin({ login, logins }: { login: ReturnType<Logins['byPerson']['get']>; logins: Logins | null }) {
  const text = texts().paper.slips
  const value = (of: (found: NonNullable<typeof login>) => ReactNode): ReactNode => {
    if (!logins) return <Hidden />
    return login ? of(login) : text.gone
  }
  return (
    <dl>
      <dt>{text.userId}</dt>
      <dd>
        {value(({ userId }) => (
          <code dir="ltr">{userId}</code>
        ))}
      </dd>
      <dt>{text.password}</dt>
      <dd>
        {value(({ password, passwordChangedAt }) => {
          if (passwordChangedAt) return text.changed
          return password ? <code dir="ltr">{password}</code> : text.unknown
        })}
      </dd>
      <dt>{texts().logins.slip.portal}</dt>
      <dd>
        <PortalUrl portal={logins?.portal} />
      </dd>
    </dl>
  )
}
