import { CredentialGenerator, TextField } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { limits } from '#contract'
import { plainSigns } from '#contract/characters'
import * as endpoints from '#contract/endpoints'
import { isAscii, userIdOf } from '#contract/user-ids'
import { texts } from '#messages'
import { requestSuccess } from '../api/request.ts'
import { TextInput } from '../forms/fields.tsx'
import { useLoad } from '../hooks/use-load.ts'
import type { Draft } from '../state/drafts.ts'
import { school } from '../state/school.ts'
import { showToast } from '../state/toasts.ts'

type NamedFieldsProps = {
  initial: Draft
  /** The fields above the login. They include the name, from which the user id is made while the user types. */
  children: (onNameChange: (change: { value: string }) => void) => ReactNode
  /** The part of the user id before the suffix. */
  roleWord?: string
  hint: string
}

/** The fields of a new student or teacher and of the new login, including the recovery answer. */
export function NamedFields({ initial, children, roleWord, hint }: NamedFieldsProps) {
  const text = texts().logins
  const [name, setName] = useState(initial.name ?? '')
  const [latin, setLatin] = useState('')
  const plain = plainSigns(name)
  return (
    <>
      {children(({ value }) => setName(value))}
      <fieldset className="fields">
        <legend>{text.login}</legend>
        <p className="fields-hint">{hint}</p>
        {!isAscii(plain) && <LatinName name={name} initial={initial} onChange={setLatin} />}
        <CredentialGenerator
          person={isAscii(plain) ? plain : latin}
          suffix={school.value.userIds.suffix}
          roleWord={roleWord}
          formatUserId={userIdOf}
          {...text.credentials}
          // If the session ended meanwhile, the user id is restored, because the user may have copied it.
          defaultNumber={initial.userId ? Number(/\d+(?=\D*$)/.exec(initial.userId)?.[0]) : undefined}
          onCopied={({ message }) => showToast('success', message)}
          onCopyFailed={({ message }) => showToast('danger', message)}
        />
        <TextInput initial={initial} label={text.answer} name="answer" verbatim />
      </fieldset>
    </>
  )
}

/** How long nothing is typed before the server is asked, ms. */
const PAUSE = 250

/** The fields of which a user id is made where nobody could read the name. The form of a teacher has none of them. */
const CLASS_AND_ROLL = ['grade', 'rollNumber']

type LatinNameProps = {
  /** The person's name, in any letters. */
  name: string
  initial: Draft
  /** Called with the name in ASCII; '' while there is none. */
  onChange: (latin: string) => void
}

/**
 * The name of which the user id is made, for a person whose name is in letters that not every keyboard has. The server
 * proposes it; the school corrects it. Where nobody could read what comes of the name, it is class and roll number.
 */
function LatinName({ name, initial, onChange }: LatinNameProps) {
  const text = texts().forms.latinName
  const control = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial.latinName)
  const source = plainSigns(typed ?? name)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const form = control.current?.form
    const onInput = ({ target }: Event) => {
      if (CLASS_AND_ROLL.includes((target as HTMLInputElement).name)) setChanges((count) => count + 1)
    }
    form?.addEventListener('input', onInput)
    return () => form?.removeEventListener('input', onInput)
  }, [])
  const { data } = useLoad(`latin-name/${source} ${changes}`, async (signal) => {
    if (isAscii(source)) return source
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (signal.aborted) return ''
    const form = control.current?.form
    const data = form ? new FormData(form) : undefined
    const [grade, rollNumber] = CLASS_AND_ROLL.map((field) => data?.get(field)?.toString() ?? '')
    const json = { name: source, grade, rollNumber }
    return (await requestSuccess(endpoints.romanizeName, { json, signal })).name
  })
  const [proposed, setProposed] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no change of the name
  useEffect(() => {
    if (data === undefined) return
    onChange(data)
    if (typed === undefined) setProposed(data)
  }, [data])
  return (
    <TextField
      name="latinName"
      ref={control}
      label={text.label}
      hint={text.hint}
      value={typed ?? proposed}
      onValueChange={({ value }) => setTyped(value)}
      maxLength={limits.text}
      autoComplete="off"
      mono
      required
    />
  )
}
