import { Checkbox, SelectField } from '@my-school/ui-kit'
import { useContext } from 'react'
import { LANGUAGE_TAGS, LANGUAGES, type Language, type Languages } from '#contract'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'
import { fieldName } from './setting-path.ts'

type Props = { path: string; languages: Languages }

/**
 * The first language of the school, and those that it offers besides. Each has the name that its speakers know. The others
 * stay chosen while another one is the first, so that looking through the list loses nothing.
 */
export function LanguageFields({ path, languages: { first, others } }: Props) {
  const { labels, hints } = texts().schoolFields
  const { set } = useContext(EditingContext)
  const name = fieldName(`${path}.others`)
  return (
    <>
      <SelectField<Language>
        name={fieldName(`${path}.first`)}
        label={labels['languages.first']}
        hint={hints['languages.first']}
        options={LANGUAGE_TAGS.map((value) => ({ value, label: LANGUAGES[value].name, lang: value }))}
        value={first}
        onValueChange={({ value }) => set(`${path}.first`, value)}
      />
      <fieldset className="kit-field several" data-name={name}>
        <legend data-part="label">{labels['languages.others']}</legend>
        <p data-part="hint">{hints['languages.others']}</p>
        <div>
          {LANGUAGE_TAGS.filter((language) => language !== first).map((language) => (
            <Checkbox
              key={language}
              name={`${name}.${language}`}
              label={<span lang={language}>{LANGUAGES[language].name}</span>}
              checked={others.includes(language)}
              onCheckedChange={({ checked }) =>
                set(`${path}.others`, checked ? [...others, language] : others.filter((other) => other !== language))
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
