import { Badge, FormattedTextField, RadioGroup, TextAreaField, TextField } from '@my-school/ui-kit'
import { type ReactNode, useContext, useMemo } from 'react'
import { LANGUAGES, type Language, type SchoolSettings } from '#contract'
import { texts } from '#messages'
import { writtenIn } from '../../forms/written-in.ts'
import { type Editing, EditingContext } from './editing.ts'
import { ListEditor } from './list-editor.tsx'
import { type FieldProps, fieldName, type ListRow, parts } from './settings-table.ts'
import { isWritten, type TranslatedRow, translatedRows } from './translated-rows.ts'

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
          {parts().map((one) => (
            <TranslatedPart
              key={one.name}
              name={one.name}
              heading={one.heading}
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

/** The texts of one section. */
function TranslatedPart({ name, heading, rows, first, open }: PartProps) {
  if (rows.length === 0) return null
  const count = rows.filter((row) => !isWritten(row.value)).length
  const quoted = (ownText: TranslatedRow['first']): ReactNode => (
    <span className="school-quoted" lang={first} dir={LANGUAGES[first].dir}>
      {Array.isArray(ownText) ? ownText.join('\n') : ownText}
    </span>
  )
  return (
    <details className="school-part" data-part={name} open={open}>
      <summary>
        <h2>{heading}</h2> {count > 0 && <Badge>{texts().school.translations.missing({ count })}</Badge>}
      </summary>
      <div className="school-group">
        {rows.map(({ row, path, first: ownText, value }) =>
          row.kind === 'list' ? (
            <ListEditor
              key={path}
              Field={TranslatedField}
              row={{ ...row, at: path, hint: quoted(ownText) } as ListRow}
              value={(value ?? []) as string[]}
            />
          ) : (
            <TranslatedField key={path} row={row} path={path} value={value} hint={quoted(ownText)} />
          ),
        )}
      </div>
    </details>
  )
}

/** A field for a text in another language: no text has to be written in it. */
function TranslatedField({ row, path, value, number, hint }: FieldProps & { hint?: ReactNode }) {
  const { set } = useContext(EditingContext)
  const language = path.replace(/.*@([^.]+).*/, '$1') as Language
  const field = {
    name: fieldName(path),
    label: number ? texts().school.numbered({ one: row.label, number }) : row.label,
    hint,
    value: String(value ?? ''),
    onValueChange: (event: { value: string }) => set(path, event.value),
    ref: writtenIn(language),
  }
  if (row.kind === 'formatted') return <FormattedTextField {...field} maxLength={row.most} rows={5} />
  return row.kind === 'text' ? (
    <TextAreaField {...field} maxLength={row.most} rows={3} />
  ) : (
    <TextField {...field} autoComplete="off" />
  )
}
