import {
  Checkbox,
  FormattedTextField,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '@my-school/ui-kit'
import { memo, type ReactNode, useContext, useState } from 'react'
import type { Languages, SchoolSettings } from '#contract'
import { plainNumber, plainSigns } from '#contract/characters'
import { phonePattern } from '#contract/rules'
import type { SettingField as Field } from '#contract/school/form'
import { languageOf } from '#contract/school/translations'
import { texts } from '#messages'
import { phoneProblem, textLanguage } from '../../forms/fields.tsx'
import { ColourFields } from './colour-fields.tsx'
import { DayOfYearField } from './day-of-year-field.tsx'
import { EditingContext } from './editing.ts'
import { LanguageFields } from './language-fields.tsx'
import { PageFiles } from './page-files.tsx'
import { PageText } from './page-text.tsx'
import { fieldName, isSame } from './setting-path.ts'
import { SettingPicture } from './setting-picture.tsx'
import { hintOf, labelOf, optionsOf, wrongAt } from './setting-texts.ts'
import { TimeZoneField } from './time-zone-field.tsx'

export type SettingFieldProps = {
  field: Field
  path: string
  value: unknown
  /** Its position in a list, which distinguishes it from the other entries. */
  number?: number | undefined
  /** By default those of its path. */
  label?: string | undefined
  hint?: ReactNode
}

/** One field of the form, of the kind that its description says. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { field, path, value, number } = props
  const { school: values } = texts()
  const { set } = useContext(EditingContext)
  const { kind, required, most, pattern } = field
  const { label: own = labelOf(field), hint = number ? undefined : hintOf(field) } = props
  const label = number ? values.numbered({ one: own, number }) : own
  // Nothing has to be written in another language.
  const language = languageOf(path)
  const common = { name: fieldName(path), label, hint, required: required && !language }
  const text = {
    ...common,
    ref: language && textLanguage(language),
    value: String(value ?? ''),
    onValueChange: (event: { value: string }) => set(path, event.value),
  }
  const line = { ...text, autoComplete: 'off' }
  const setPlain = (event: { value: string }) => set(path, plainSigns(event.value))
  switch (kind) {
    case 'line':
      return <TextField {...line} />
    case 'email':
      return <TextField {...line} type="email" onValueChange={setPlain} />
    case 'phone':
      return (
        <TextField
          {...line}
          type="tel"
          pattern={phonePattern}
          invalidMessage={phoneProblem(text.value)}
          onValueChange={setPlain}
        />
      )
    case 'number':
      return (
        <TextField
          {...line}
          inputMode="numeric"
          pattern={pattern}
          invalidMessage={wrongAt(field.at)}
          onValueChange={(event) => {
            const typed = plainNumber(event.value)
            set(path, typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : typed)
          }}
        />
      )
    case 'position':
      return <PositionField {...common} path={path} value={value as Position} />
    case 'text':
    case 'certificate':
      return <TextAreaField {...text} maxLength={most} rows={3} />
    case 'formatted':
      return <FormattedTextField {...text} maxLength={most} rows={5} />
    case 'legal':
    case 'pageText':
      return <PageText {...text} path={path} maxLength={most} isLegal={kind === 'legal'} />
    case 'files':
      return <PageFiles label={label} path={path} files={value as SchoolSettings['ownPages'][number]['files']} />
    case 'choice':
      return (
        <SelectField
          {...common}
          options={optionsOf(field)}
          value={String(value)}
          onValueChange={(event) => set(path, typeof value === 'number' ? Number(event.value) : event.value)}
        />
      )
    case 'check':
    case 'page':
      return <Checkbox {...common} checked={value === true} onCheckedChange={({ checked }) => set(path, checked)} />
    case 'picture':
    case 'slidePicture':
      return <SettingPicture field={field} label={label} path={path} value={value as string | null} />
    case 'timeZone':
      return <TimeZoneField {...common} path={path} value={String(value)} />
    case 'dayOfYear':
      return <DayOfYearField {...common} path={path} value={String(value)} />
    case 'languages':
      return <LanguageFields path={path} languages={value as Languages} />
    case 'colours':
      return <ColourFields path={path} colours={value as string[]} />
  }
})

type Position = SchoolSettings['contact']['position']
type PositionProps = Pick<TextFieldProps, 'name' | 'label' | 'hint'> & { path: string; value: Position }

const POSITION = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** Latitude and longitude in one field, as they are copied from a map. */
function PositionField({ path, value, ...props }: PositionProps) {
  const { set } = useContext(EditingContext)
  const [typed, setTyped] = useState('')
  // What is typed, as long as it says the same: a save may bring another place.
  const isTyped = isSame(positionOf(typed), value)
  return (
    <TextField
      {...props}
      autoComplete="off"
      inputMode="text"
      pattern={POSITION.source.slice(1, -1)}
      invalidMessage={wrongAt('contact.position')}
      value={isTyped || !value ? typed : `${value.latitude}, ${value.longitude}`}
      onValueChange={(event) => {
        const next = plainNumber(event.value)
        setTyped(next)
        set(path, positionOf(next))
      }}
    />
  )
}

function positionOf(typed: string): Position {
  const [, latitude, longitude] = POSITION.exec(typed) ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null
}
