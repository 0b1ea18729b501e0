import { TextField } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract'
import { plainSigns } from '#contract/characters'
import * as endpoints from '#contract/endpoints'
import { isAscii } from '#contract/user-ids'
import { texts } from '#messages'
import { requestSuccess } from '../api/request.ts'
import { useLoad } from '../hooks/use-load.ts'
import type { Draft } from '../state/drafts.ts'

/** How long nothing is typed before the server is asked, ms. */
const PAUSE = 250

/** The fields of which a user id is made where nobody could read the name. The form of a teacher has none of them. */
const CLASS_AND_ROLL = ['grade', 'rollNumber']

type Props = {
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
export function LatinName({ name, initial, onChange }: Props) {
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
