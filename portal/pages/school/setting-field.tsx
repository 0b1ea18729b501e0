import {
  Checkbox,
  FormattedTextField,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '@my-school/ui-kit'
import { memo, useContext, useState } from 'react'
import type { Languages, SchoolSettings } from '#contract'
import { plainNumber, plainSigns } from '#contract/characters'
import { phonePattern } from '#contract/rules'
import { languageOf } from '#contract/school/translations'
import { texts } from '#messages'
import { phoneProblem } from '../../forms/phone-input.tsx'
import { textLanguage } from '../../forms/text-language.ts'
import { ColourFields } from './colour-fields.tsx'
import { DayOfYearField } from './day-of-year-field.tsx'
import { EditingContext } from './editing.ts'
import { LanguageFields } from './language-fields.tsx'
import { isSame } from './setting-path.ts'
import { SettingPicture } from './setting-picture.tsx'
import { type FieldProps, fieldName } from './settings-table.ts'
import { TimeZoneField } from './time-zone-field.tsx'

/** One field of the form, of the kind that its row says. */
export const SettingField = memo(function SettingField({ row, path, value, number }: FieldProps) {
  const { school: values } = texts()
  const { set } = useContext(EditingContext)
  const { kind = 'line', hint, required, most, pattern, invalidMessage, options = () => [] } = row
  const label = number ? values.numbered({ one: row.label, number }) : row.label
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
          invalidMessage={invalidMessage}
          onValueChange={(event) => {
            const typed = plainNumber(event.value)
            set(path, typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : typed)
          }}
        />
      )
    case 'position':
      return <PositionField {...common} path={path} value={value as Position} />
    case 'text':
      return <TextAreaField {...text} maxLength={most} rows={3} />
    case 'formatted':
      return <FormattedTextField {...text} maxLength={most} rows={5} />
    case 'choice':
      return (
        <SelectField
          {...common}
          options={options()}
          value={String(value)}
          onValueChange={(event) => set(path, typeof value === 'number' ? Number(event.value) : event.value)}
        />
      )
    case 'check':
      return <Checkbox {...common} checked={value === true} onCheckedChange={({ checked }) => set(path, checked)} />
    case 'picture':
    case 'slidePicture':
      return <SettingPicture row={row} path={path} value={value as string | null} />
    case 'timeZone':
      return <TimeZoneField row={row} path={path} value={String(value)} />
    case 'dayOfYear':
      return <DayOfYearField row={row} path={path} value={String(value)} />
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
      invalidMessage={texts().schoolFields.positionWrong}
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
