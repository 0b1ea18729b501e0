import { DetailList } from '@my-school/ui-kit'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { school } from '#contract'
import type { NewLogin } from '../../state/new-login.ts'
import { strings } from '../../strings/login-slip.ts'

type Props = {
  logins: readonly NewLogin[]
  /** Called when the browser has printed, or was told not to. */
  onPrinted: () => void
}

/** Prints logins on slips of paper, in place of the page, as soon as it is rendered. */
export function PaperSlips({ logins, onPrinted }: Props) {
  const done = useRef(onPrinted)
  done.current = onPrinted
  useEffect(() => {
    const end = () => done.current()
    // Some browsers return from `print` before the user has printed.
    addEventListener('afterprint', end)
    print()
    return () => removeEventListener('afterprint', end)
  }, [])

  return createPortal(
    logins.map(({ name, grade, userId, password }) => (
      <div key={userId} className="login-slip">
        <h1>{school.name}</h1>
        <DetailList
          items={[
            { label: strings.name, value: name },
            ...(grade ? [{ label: strings.grade, value: grade }] : []),
            { label: strings.userId, value: <code dir="auto">{userId}</code> },
            { label: strings.password, value: <code dir="auto">{password}</code> },
            { label: strings.portal, value: location.origin },
          ]}
        />
      </div>
    )),
    document.body,
  )
}
