import { useEffect, useState } from 'react'
import { ROLE } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { exportOwn } from '../../api/exports.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { DownloadButton } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import { plainLogin } from '../../state/auth-actions.ts'
import { toDo } from '../../state/session.ts'
import { DeleteAccount } from './delete-account.tsx'
import { MailSection } from './mail-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** The page on which signed-in users change their own login. */
export function Account() {
  const text = texts().account.account
  const { account: strings, toDo: toDoTexts } = texts()
  const loaded = useCall(endpoints.account, {}, ({ account }) => account)
  const { data, reload } = loaded
  // A new password ends other sessions: the list is loaded again.
  const [passwordChanges, setPasswordChanges] = useState(0)
  const factor = data?.secondFactor
  // Until it is set up, the server answers nothing else.
  const isFactorMissing = factor?.isRequired && factor.since === null

  // On this page the notice is no longer needed.
  useEffect(() => {
    toDo.value = null
  }, [])

  return (
    <Page
      width="text"
      lead={
        data && (
          <Sentence
            text={text.lead}
            values={{ name: <bdi>{data.name}</bdi>, userId: <code dir="ltr">{data.userId}</code> }}
          />
        )
      }
    >
      <WhenLoaded loaded={loaded} loadingText={text.loading} failedText={text.failed} illustration="people">
        {(account) => (
          <div className="sections">
            {account.role === ROLE.user && <p className="hint">{toDoTexts[plainLogin()]}</p>}
            <PasswordSection
              password={account.password}
              onChanged={() => {
                reload()
                setPasswordChanges(passwordChanges + 1)
              }}
            />
            {factor && <SecondFactorSection factor={factor} isAdmin={account.role === ROLE.admin} onChanged={reload} />}
            {!isFactorMissing && (
              <>
                {account.mail !== undefined && (
                  <MailSection key={account.mail?.address} mail={account.mail} role={account.role} onChanged={reload} />
                )}
                <SessionsSection key={passwordChanges} />
                <Section heading={strings.ownData.heading}>
                  <p className="hint">{strings.ownData.lead}</p>
                  <DownloadButton download={() => exportOwn()}>{strings.ownData.download}</DownloadButton>
                </Section>
              </>
            )}
            {account.role === ROLE.user && <DeleteAccount userId={account.userId} />}
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}
