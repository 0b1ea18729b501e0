import { Badge, RadioGroup } from '@my-school/ui-kit'
import { useContext, useMemo } from 'react'
import { LANGUAGES, type Language, type SchoolSettings } from '#contract'
import { schoolForm } from '#contract/school/form'
import { isWritten } from '#contract/school/translations'
import { texts } from '#messages'
import { type Editing, EditingContext } from './editing.ts'
import { Section, Setting } from './part-section.tsx'
import { type TranslatedRow, translatedRows } from './translated-rows.ts'

type Props = {
  settings: SchoolSettings
  /** The languages of the school, its first one first. */
  offered: readonly Language[]
  /** The one whose texts are written. */
  language: Language
  onLanguage: (language: Language) => void
  /** The section that is open at first. */
  part: string
}

/** The choice of the language whose texts are written, and the fields of one that is not the first. */
export function Translations({ settings, offered, language, onLanguage, part }: Props) {
  const text = texts().school.translations
  const editing = useContext(EditingContext)
  const own = useMemo(() => withoutEmpty(editing), [editing])
  const [first] = offered as [Language]
  const nameOf = { first: LANGUAGES[first].name, language: LANGUAGES[language].name }
  return (
    <>
      <RadioGroup
        className="school-language"
        layout="cards"
        name="language"
        label={text.choice}
        hint={text.choiceHint(nameOf)}
        options={offered.map((value) => ({ value, label: LANGUAGES[value].name, lang: value }))}
        value={language}
        onValueChange={({ value }) => onLanguage(value)}
      />
      {language !== first && (
        <EditingContext value={own} key={language}>
          <p className="hint">{text.lead(nameOf)}</p>
          {schoolForm.map((one) => (
            <TranslatedPart
              key={one.name}
              name={one.name}
              heading={texts().schoolFields.parts[one.name]}
              rows={translatedRows(one, settings, language)}
              first={first}
              open={one.name === (part || 'identity')}
            />
          ))}
        </EditingContext>
      )}
    </>
  )
}

/** An empty text is removed, so that the settings are the same as before it was typed. */
const withoutEmpty = (editing: Editing): Editing => ({
  ...editing,
  set: (path, value, keys) =>
    editing.set(path, /@[^.]+$/.test(path) && !isWritten(value as string) ? undefined : value, keys),
})

type PartProps = { name: string; heading: string; rows: TranslatedRow[]; first: Language; open: boolean }

/** The texts of one section. No text has to be written in another language. */
function TranslatedPart({ name, heading, rows, first, open }: PartProps) {
  if (rows.length === 0) return null
  const count = rows.filter((row) => !isWritten(row.value)).length
  return (
    <Section
      name={name}
      heading={heading}
      badge={count > 0 && <Badge>{texts().school.translations.missing({ count })}</Badge>}
      open={open}
    >
      <div className="stack school-group">
        {rows.map(({ first: ownText, path, ...row }) => {
          const hint = (
            <span className="school-quoted" lang={first} dir={LANGUAGES[first].dir}>
              {Array.isArray(ownText) ? ownText.join('\n') : ownText}
            </span>
          )
          return <Setting key={path} {...row} path={path} hint={hint} />
        })}
      </div>
    </Section>
  )
}
