import type { ReactNode } from 'react'
import type { SchoolSettings } from '#contract'
import type { Conflict } from '#contract/operations'
import { textOf } from '#contract/school/translations'
import { texts } from '#messages'
import { schoolPictureUrl } from '../../api/photos.ts'
import { ConflictDialog, type ConflictDialogProps, ConflictingText } from '../../forms/conflict-dialog.tsx'
import { fieldName, settingAt } from './setting-path.ts'
import { labelOfField } from './setting-texts.ts'

const PICTURE = /^[0-9a-f]{16}$/

type Props = Omit<ConflictDialogProps, 'describe'> & { mine: SchoolSettings }

/** The settings that two admins have changed. */
export function SchoolConflict({ mine, ...props }: Props) {
  const describe = ({ field, theirs }: Conflict) => {
    const path = field.slice(fieldName('').length)
    const own = settingAt(mine, path)
    // Values that are not texts come as JSON. A text in another language may be absent; the text that it translates
    // never is.
    const other = typeof settingAt(mine, textOf(path)) === 'string' ? theirs : JSON.parse(theirs)
    return { label: labelOfField(field), mine: <ShownSetting value={own} />, theirs: <ShownSetting value={other} /> }
  }
  return <ConflictDialog describe={describe} {...props} />
}

/** The value of any setting, in short: of a list each entry with its first text. */
function ShownSetting({ value }: { value: unknown }): ReactNode {
  if (typeof value === 'string' && PICTURE.test(value)) return <img src={schoolPictureUrl(value, 'card')} alt="" />
  if (Array.isArray(value) && value.length > 0)
    return (
      <ol>
        {value.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place.
          <li key={at}>
            <bdi>{inShort(entry)}</bdi>
          </li>
        ))}
      </ol>
    )
  return <ConflictingText>{inShort(value)}</ConflictingText>
}

function inShort(value: unknown): string {
  const { COMMA, school: text } = texts()
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .filter((part) => part !== null && part !== '' && !(typeof part === 'string' && PICTURE.test(part)))
    .join(COMMA)
}
