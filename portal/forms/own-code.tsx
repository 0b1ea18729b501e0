import { useState } from 'react'
import { texts } from '#messages'
import { CodeField } from './credential-fields.tsx'

/**
 * The code of somebody with a second factor, in a form that confirms with the password: the field is there once the server
 * has asked for it.
 * @returns `field` for the form; `withCode` sends its values
 */
export function useOwnCode(label?: string) {
  const text = texts().login
  const [isAsked, setAsked] = useState(false)
  return {
    field: isAsked && <CodeField label={label ?? text.code} hint={text.codeHint} autoFocus />,
    /** @param send gets the code. A response that only asks for it is no failure: the form goes on. */
    async withCode<R extends { success: boolean }>(
      value: (name: string) => string,
      send: (code: { code?: string }) => Promise<R>,
    ): Promise<R | undefined> {
      const response = await send(isAsked ? { code: value('code') } : {})
      const isMissing = !isAsked && 'codeRequired' in response && response.codeRequired === true
      if (response.success) setAsked(false)
      if (!isMissing) return response
      setAsked(true)
      return undefined
    },
  }
}
