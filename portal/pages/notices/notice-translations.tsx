import { TextField } from '@my-school/ui-kit'
import { useRef } from 'react'
import { LANGUAGES, type Language, limits } from '#contract'
import { NOTICE_TEXTS, type NoticeText, readTranslations, writeTranslations } from '#contract/notices/translations'
import { texts } from '#messages'
import { textLanguage, useFormData } from '../../forms/fields.tsx'
import type { Draft } from '../../state/drafts.ts'
import { DescriptionField } from './description-field.tsx'

/** The field that the form sends. */
const FIELD = 'translations'
/** The name of a control, which is also where the server finds a fault. */
const nameOf = (language: Language, text: NoticeText) => `${FIELD}.${language}.${text}`

type Props = { initial: Draft; languages: readonly Language[] }

/** The texts of a notice in other languages of the school. */
export function NoticeTranslations({ initial, languages }: Props) {
  const text = texts().notices
  const first = useRef<HTMLInputElement>(null)
  const written = readTranslations(initial[FIELD] ?? '')

  useFormData(first, (data) => {
    // What is in a language that the school no longer offers stays.
    const all = { ...written }
    for (const language of languages) {
      const typed = NOTICE_TEXTS.map((name) => [name, data.get(nameOf(language, name))?.toString()])
      all[language] = Object.fromEntries(typed)
      for (const name of NOTICE_TEXTS) data.delete(nameOf(language, name))
    }
    data.set(FIELD, writeTranslations(all))
  })

  const field = (language: Language, name: NoticeText) => ({
    name: nameOf(language, name),
    defaultValue: written[language]?.[name],
  })
  const line = (language: Language, name: NoticeText) => ({
    ...field(language, name),
    label: text[name],
    ref: textLanguage(language),
    maxLength: limits.text,
    autoComplete: 'off',
  })
  return (
    <>
      <input type="hidden" name={FIELD} ref={first} />
      {languages.map((language) => (
        <fieldset key={language} className="fields more-texts">
          <legend lang={language}>{LANGUAGES[language].name}</legend>
          <TextField {...line(language, 'title')} />
          <DescriptionField {...field(language, 'description')} language={language} rows={6} />
          <TextField {...line(language, 'catagory')} />
        </fieldset>
      ))}
    </>
  )
}
