import { Button, DetailList } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Account, RequestBody, ResponseBody, SecondFactorSetup } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { CodeField, PasswordField } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { loadStudents } from '../../state/students.ts'
import { showToast } from '../../state/toasts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanSetup } from './scan-setup.tsx'
import { Section } from './section.tsx'

type Props = { factor: NonNullable<Account['secondFactor']>; isAdmin: boolean; onChanged: () => void }

type Confirmation = RequestBody<'removeSecondFactor', 'json'>

/** The current step with the second factor; null: none. */
type Step =
  | { is: 'begin' }
  | { is: 'renew' | 'remove' | 'policy' }
  | { is: 'scan'; setup: SecondFactorSetup }
  | { is: 'codes'; codes: string[] }

/** Sets up, renews or turns off the second factor. Admins also decide whether all staff needs one. */
export function SecondFactorSection({ factor, isAdmin, onChanged }: Props) {
  const text = texts().account.secondFactor
  const { account: strings, actions, inDigits } = texts()
  const [step, setStep] = useState<Step | null>(null)
  const done = () => {
    setStep(null)
    onChanged()
  }
  const cancel = (
    <Button variant="quiet" onClick={() => setStep(null)}>
      {actions.cancel}
    </Button>
  )
  const showCodes = (codes: string[]) => setStep({ is: 'codes', codes })

  /** The steps that need password and code. */
  const confirmed = {
    renew: {
      label: text.renew,
      lead: text.renewLead,
      said: undefined,
      send: (json: Confirmation) => request(endpoints.renewRecoveryCodes, { json }),
    },
    remove: {
      label: text.remove,
      lead: undefined,
      said: text.removed,
      send: (json: Confirmation) => request(endpoints.removeSecondFactor, { json }),
    },
    policy: {
      label: factor.isRequired ? text.allow : text.require,
      lead: factor.isRequired ? text.policyOn : text.policyOff,
      said: factor.isRequired ? text.nowChoice : text.nowRequired,
      send: (json: Confirmation) =>
        request(endpoints.requireSecondFactor, { json: { ...json, required: !factor.isRequired } }),
    },
  }

  return (
    <Section heading={text.heading}>
      {step?.is === 'codes' ? (
        <RecoveryCodes codes={step.codes} onStored={done} />
      ) : step?.is === 'scan' ? (
        <ScanSetup
          setup={step.setup}
          onConfirmed={(codes) => {
            // Where it is required, the server has refused the list so far.
            loadStudents()
            showCodes(codes)
          }}
          cancel={cancel}
        />
      ) : step?.is === 'begin' ? (
        <PageForm
          send={({ value }) => request(endpoints.beginSecondFactor, { json: { password: value('password') } })}
          onDone={({ setup }) => setStep({ is: 'scan', setup })}
          submitLabel={text.next}
          actions={cancel}
        >
          <PasswordField label={strings.account.password} />
        </PageForm>
      ) : step ? (
        <PageForm
          key={step.is}
          send={({
            value,
          }): Promise<ResponseBody<'renewRecoveryCodes' | 'removeSecondFactor' | 'requireSecondFactor'>> =>
            confirmed[step.is].send({ password: value('password'), code: value('code') })
          }
          onDone={(response) => {
            if ('recoveryCodes' in response) return showCodes(response.recoveryCodes)
            const { said } = confirmed[step.is]
            if (said) showToast('success', said)
            done()
          }}
          submitLabel={confirmed[step.is].label}
          actions={cancel}
        >
          {confirmed[step.is].lead && <p className="hint">{confirmed[step.is].lead}</p>}
          <PasswordField label={strings.account.password} />
          <CodeField label={strings.account.code} hint={strings.account.codeHint} />
        </PageForm>
      ) : factor.since ? (
        <>
          <DetailList
            items={[
              { label: text.since, value: <time dateTime={factor.since}>{momentOf(factor.since)}</time> },
              { label: text.left, value: inDigits(factor.recoveryCodes) },
            ]}
          />
          <div className="button-row">
            <Button variant="quiet" onClick={() => setStep({ is: 'renew' })}>
              {text.renew}
            </Button>
            {!factor.isRequired && (
              <Button variant="quiet" onClick={() => setStep({ is: 'remove' })}>
                {text.remove}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p className="hint">{factor.isRequired ? text.required : text.off}</p>
          <Button onClick={() => setStep({ is: 'begin' })}>{text.setUp}</Button>
        </>
      )}
      {isAdmin && factor.since && !step && (
        <div className="policy">
          <h3>{text.policy}</h3>
          <p className="hint">{confirmed.policy.lead}</p>
          <Button variant="quiet" onClick={() => setStep({ is: 'policy' })}>
            {confirmed.policy.label}
          </Button>
        </div>
      )}
    </Section>
  )
}
