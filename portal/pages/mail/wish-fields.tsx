import { Checkbox, SelectField } from '@my-school/ui-kit'
import { LANGUAGES, offeredLanguages } from '#contract'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { usePageData } from '../../hooks/use-load.ts'
import { firstLanguage } from '../../layout/school-text.tsx'
import { useSchool } from '../../state/school.ts'
import { boardLoader } from '../notices/board-page.ts'

type Wishes = Pick<Success<'mailSubscription'>['subscription'], 'language' | 'categories' | 'when'>

/** What the fields below say. */
export const wishesIn = (data: FormData) => ({
  language: String(data.get('language')) as Wishes['language'],
  categories: data.getAll('category').map(String),
  when: data.get('when') === 'daily' ? ('daily' as const) : ('atOnce' as const),
})

const ALL = boardLoader({ query: new URLSearchParams() })

type Props = {
  initial: Wishes
  /** Of the daily mail; undefined: not known here. */
  hour?: number
}

/** The fields for what somebody gets by mail: in which language, of which categories, when. */
export function WishFields({ initial, hour }: Props) {
  const { inDigits, subscribing: text } = texts()
  const { languages } = useSchool()
  const offered = offeredLanguages(languages)
  // Without them, all is what somebody gets.
  const { data } = usePageData(ALL, { onFailure: () => {} })
  const known = data?.categories ?? []
  // One that no notice has at the moment stays chosen.
  const others = initial.categories.filter((one) => !known.some(({ value }) => value === one))
  const categories = [...known, ...others.map((value) => ({ value, name: undefined }))]
  const time = hour === undefined ? undefined : inDigits(`${String(hour).padStart(2, '0')}:00`)
  return (
    <>
      <SelectField
        label={text.when}
        name="when"
        options={[
          { value: 'atOnce', label: text.atOnce },
          { value: 'daily', label: time === undefined ? text.daily : text.dailyAt({ hour: time }) },
        ]}
        defaultValue={initial.when}
      />
      {offered.length > 1 ? (
        <SelectField
          label={text.language}
          name="language"
          options={offered.map((value) => ({ value, label: LANGUAGES[value].name }))}
          defaultValue={offered.includes(initial.language) ? initial.language : languages.first}
        />
      ) : (
        <input type="hidden" name="language" value={languages.first} />
      )}
      {categories.length > 1 && (
        <fieldset className="kit-field several">
          <legend data-part="label">{text.categories}</legend>
          <p data-part="hint">{text.allHint}</p>
          <div>
            {categories.map(({ value, name }) => (
              <Checkbox
                key={value}
                name="category"
                value={value}
                label={<span {...(name?.inFirst && firstLanguage())}>{name?.text ?? value}</span>}
                defaultChecked={initial.categories.includes(value)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
