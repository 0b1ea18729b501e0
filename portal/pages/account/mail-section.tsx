import { Checkbox, TextField } from '@my-school/ui-kit'
import { ROLE } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Account } from '#contract/operations'
import { language, texts } from '#messages'
import { request } from '../../api/request.ts'
import { PasswordField, useOwnCode } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { BusyButton } from '../../layout/buttons.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'
import { Section } from './section.tsx'

type OwnMail = NonNullable<Account['mail']>
type Props = { role: Account['role']; onChanged: () => void }

/** The mail address by which somebody is told of what is there to read. @param mail null: none is given */
export function MailSection({ mail, ...props }: Props & { mail: OwnMail | null }) {
  const text = texts().account.mail
  return <Section heading={text.heading}>{mail ? <Given mail={mail} {...props} /> : <Give {...props} />}</Section>
}

/** What the fields below say. */
const wishesIn = (data: FormData) => ({
  language: language(),
  reports: data.has('reports'),
  notices: data.has('notices'),
})

function WishFields({ role, initial }: Pick<Props, 'role'> & { initial: Pick<OwnMail, 'reports' | 'notices'> }) {
  const text = texts().account.mail
  const mayHaveReports = role === ROLE.student || role === ROLE.user
  return (
    <fieldset className="kit-field">
      <legend data-part="label">{text.about}</legend>
      <p data-part="hint">{text.aboutHint}</p>
      <div className="stack">
        {mayHaveReports && <Checkbox name="reports" label={text.reports} defaultChecked={initial.reports} />}
        <Checkbox name="notices" label={text.notices} defaultChecked={initial.notices} />
      </div>
    </fieldset>
  )
}

function Give({ role, onChanged }: Props) {
  const { mail: text, account } = texts().account
  const { field, withCode } = useOwnCode()
  return (
    <PageForm
      send={({ data, value }) =>
        withCode(value, (code) =>
          request(endpoints.giveOwnMail, {
            json: { address: value('address').trim(), password: value('mailPassword'), ...wishesIn(data), ...code },
          }),
        )
      }
      onDone={() => {
        showToast('success', text.given)
        onChanged()
      }}
      submitLabel={text.give}
    >
      <p className="hint">{text.lead}</p>
      <TextField label={text.address} name="address" type="email" autoComplete="email" hint={text.kept} required />
      <WishFields role={role} initial={{ reports: true, notices: true }} />
      <PasswordField label={account.password} name="mailPassword" />
      {field}
    </PageForm>
  )
}

function Given({ mail, role, onChanged }: Props & { mail: OwnMail }) {
  const text = texts().account.mail
  const { address, confirmedAt } = mail
  const remove = () =>
    orShowFailure(text.notDone, async () => {
      await request(endpoints.removeOwnMail, {})
      showToast('success', text.removed)
      onChanged()
    })
  return (
    <div className="stack">
      <p>{confirmedAt === null ? text.waiting({ address }) : text.comeTo({ address })}</p>
      <PageForm
        send={({ data }) => request(endpoints.changeOwnMail, { json: wishesIn(data) })}
        onDone={() => showToast('success', text.saved)}
        submitLabel={text.save}
      >
        <WishFields role={role} initial={mail} />
      </PageForm>
      <div>
        <BusyButton variant="quiet" act={remove}>
          {text.remove}
        </BusyButton>
      </div>
    </div>
  )
}
