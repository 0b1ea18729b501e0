import { Spinner } from '@my-school/ui-kit'
import { useEffect } from 'react'
import { ROLE } from '#contract'
import { getAccount, getSessions } from '../../api/account.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/not-loaded.tsx'
import { Page } from '../../layout/page.tsx'
import { toDo } from '../../state/session.ts'
import { strings } from '../../strings/account.ts'
import { strings as toDoTexts } from '../../strings/to-do.ts'
import { DeleteAccount } from './delete-account.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

const text = strings.account

/** The page on which signed-in users change their own login. */
export function Account() {
  const { data, status, error, reload } = useLoad('account', getAccount)
  const sessions = useLoad('own-sessions', getSessions)

  // On this page the notice is no longer needed.
  useEffect(() => {
    toDo.value = null
  }, [])

  return (
    <Page
      width="text"
      lead={
        data && (
          <>
            <bdi>{data.name}</bdi> · {text.userId} <code dir="auto">{data.userId}</code>
          </>
        )
      }
    >
      {data ? (
        <div className="sections">
          {data.role === ROLE.user && <p className="hint">{toDoTexts.plain}</p>}
          <PasswordSection
            password={data.password}
            onChanged={() => {
              reload()
              sessions.reload()
            }}
          />
          {data.secondFactor && (
            <SecondFactorSection factor={data.secondFactor} isAdmin={data.role === ROLE.admin} onChanged={reload} />
          )}
          <SessionsSection sessions={sessions} />
          <OwnDataSection />
          {data.role === ROLE.user && <DeleteAccount userId={data.userId} />}
        </div>
      ) : status === 'failed' ? (
        <NotLoaded text={text.failed} illustration="people" error={error} reload={reload} />
      ) : (
        <Spinner className="page-loading" label={text.loading} />
      )}
    </Page>
  )
}
