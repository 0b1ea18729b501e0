import { Checkbox, TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from '@my-school/ui-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { LANGUAGES, type Language, limits } from '#contract'
import { nameOfCharacter, plainSigns } from '#contract/characters'
import { asciiDigits } from '#contract/digits'
import { phoneDigits, phonePattern, phoneSign } from '#contract/rules'
import { classesOf, classList } from '#contract/school/class-list'
import { texts } from '#messages'
import type { Draft } from '../state/drafts.ts'
import { useSchool } from '../state/school.ts'

/** One required line of text in a form about a record. */
export function TextInput({ initial, ...props }: TextFieldProps & { initial: Draft }) {
  return <TextField defaultValue={initial[props.name]} maxLength={limits.text} autoComplete="off" required {...props} />
}

/** A required text of several lines in a form about a record. */
export function LongText({ initial, ...props }: TextAreaFieldProps & { initial: Draft }) {
  return <TextAreaField defaultValue={initial[props.name]} maxLength={limits.longText} required {...props} />
}

/** The ref of a control for a text in a language. An empty field of `dir="auto"` would begin on the left. */
export const textLanguage = (language: Language) => (control: HTMLElement | null) => {
  if (control) Object.assign(control, { lang: language, dir: LANGUAGES[language].dir })
}

/** A phone number as the server accepts it, with plain signs as soon as it is pasted. The error says what is wrong with it. */
export function PhoneInput({ initial, ...props }: TextFieldProps & { initial: Draft }) {
  const [phone, setPhone] = useState(initial[props.name] ?? '')
  return (
    <TextInput
      initial={initial}
      {...props}
      type="tel"
      pattern={phonePattern}
      maxLength={40}
      invalidMessage={phoneProblem(phone)}
      onChange={({ target }) => {
        const plain = plainSigns(target.value)
        if (target.value !== plain) target.value = plain
        setPhone(plain)
      }}
    />
  )
}

/** The error of a phone that does not match the pattern. */
export function phoneProblem(phone: string): string {
  const text = texts().validation
  if (/\p{L}/u.test(phone)) return text.phoneLetters
  const sign = phoneSign(asciiDigits(phone))
  if (sign !== undefined) return text.phoneSign({ sign: nameOfCharacter(sign) })
  const isShort = phone.replace(/\P{Nd}/gu, '').length < phoneDigits.min
  return isShort ? text.phoneShort({ digits: phoneDigits.min }) : text.phoneWrong
}

/** The field that the form sends, with one chosen class a line. */
const FIELD = 'classes'
/** Begins the names of the boxes, which are not sent. */
const BOX = 'class '

type Props = {
  label: string
  hint?: string
  /** The chosen classes, as a class list. */
  initial: string | undefined
}

/** The choice of several classes of the school. None is required. */
export function ClassChoice({ label, hint, initial }: Props) {
  const { classes } = useSchool()
  const chosen = classesOf(initial ?? '')
  // The order of the record says which class is the main one; a class that is chosen now comes after it.
  const ordered = [...new Set([...chosen.filter((name) => classes.includes(name)), ...classes])]
  const set = useRef<HTMLFieldSetElement>(null)

  useFormData(set, (data) => {
    const marked = ordered.filter((name) => data.has(BOX + name))
    for (const name of ordered) data.delete(BOX + name)
    data.set(FIELD, classList(marked))
  })

  return (
    <fieldset ref={set} className="kit-field several">
      <legend data-part="label">{label}</legend>
      {hint && <p data-part="hint">{hint}</p>}
      <input type="hidden" name={FIELD} />
      <div>
        {classes.map((name) => (
          <Checkbox key={name} name={BOX + name} label={<bdi>{name}</bdi>} defaultChecked={chosen.includes(name)} />
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Changes the values of the form that an element is in, wherever they are read: to send them, to keep them as a draft, to
 * compare them.
 */
export function useFormData(
  element: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  change: (data: FormData) => void,
): void {
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    const form = element.current?.form
    const read = ({ formData }: FormDataEvent) => latest.current(formData)
    form?.addEventListener('formdata', read)
    return () => form?.removeEventListener('formdata', read)
  }, [element])
}
