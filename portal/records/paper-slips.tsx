import { DetailList } from '@my-school/ui-kit'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { texts } from '#messages'
import { printPage } from '../layout/buttons.tsx'
import { schoolText } from '../layout/school-text.tsx'
import type { NewLogin } from '../state/new-login.ts'
import { school } from '../state/school.ts'

type Props = {
  logins: readonly NewLogin[]
  /** Where they are typed in; by default where this page is. */
  portal?: string
  /** Called when the user has printed or has cancelled. */
  onPrinted: () => void
}

/** Prints logins on slips of paper, in place of the page, as soon as it is rendered. */
export function PaperSlips({ logins, portal = location.origin, onPrinted }: Props) {
  const text = texts().logins.slip
  const done = useRef(onPrinted)
  done.current = onPrinted
  useEffect(() => printPage(() => done.current()), [])

  return createPortal(
    logins.map(({ name, grade, userId, password }) => (
      <div key={userId} className="login-slip">
        <h1>{schoolText(school.value.identity, 'name')}</h1>
        <DetailList
          items={[
            { label: text.name, value: <bdi>{name}</bdi> },
            ...(grade ? [{ label: text.grade, value: <bdi>{grade}</bdi> }] : []),
            { label: text.userId, value: <code dir="ltr">{userId}</code> },
            { label: text.password, value: <code dir="ltr">{password}</code> },
            { label: text.portal, value: <bdi dir="ltr">{portal}</bdi> },
          ]}
        />
      </div>
    )),
    document.body,
  )
}
