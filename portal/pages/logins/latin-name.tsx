import { TextField } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract'
import { plainSigns } from '#contract/characters'
import * as endpoints from '#contract/endpoints'
import { isAscii } from '#contract/user-ids'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import type { Draft } from '../../state/drafts.ts'

/** How long nothing is typed before the server is asked, ms. */
const PAUSE = 250

type Props = {
  /** The person's name, in any letters. */
  name: string
  initial: Draft
  /** Called with the name in ASCII; '' while there is none. */
  onChange: (latin: string) => void
}

/**
 * The name of which the user id is made, for a person whose name is in letters that not every keyboard has. The server
 * proposes it; the school corrects it. Where nothing comes of the name it is the roll number.
 */
export function LatinName({ name, initial, onChange }: Props) {
  const text = texts().latinName
  const control = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial.latinName)
  const source = plainSigns(typed ?? name)
  const { data } = useLoad(`latin-name/${source}`, async (signal) => {
    if (isAscii(source)) return source
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (signal.aborted) return ''
    const rollNumber = control.current?.form?.elements.namedItem('rollNumber')
    const otherwise = rollNumber instanceof HTMLInputElement && isAscii(rollNumber.value) ? rollNumber.value : ''
    const { name } = await requestSuccess(endpoints.romanizeName, { json: { name: source }, signal })
    return name || otherwise
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no change of the name
  useEffect(() => {
    if (data !== undefined) onChange(data)
  }, [data])
  const [proposed, setProposed] = useState('')
  if (data !== undefined && typed === undefined && data !== proposed) setProposed(data)
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
      spellCheck={false}
      mono
      required
    />
  )
}
