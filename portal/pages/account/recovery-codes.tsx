import { Button, CopyButton } from '@my-school/ui-kit'
import { useEffect, useRef } from 'react'
import { texts } from '#messages'
import { PrintButton } from '../../layout/buttons.tsx'
import { showToast } from '../../state/toasts.ts'

/** Shows the recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const text = texts().account.secondFactor
  const heading = useRef<HTMLHeadingElement>(null)
  // The form with the focus was unmounted.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {text.codesHeading}
      </h3>
      <p className="hint">{text.codes}</p>
      <ul className="grid recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <Button onClick={onStored}>{text.kept}</Button>
        <PrintButton />
        <CopyButton
          label={text.copyCodes}
          value={codes.join('\n')}
          onCopied={() => showToast('success', text.copied)}
        />
      </div>
    </>
  )
}
