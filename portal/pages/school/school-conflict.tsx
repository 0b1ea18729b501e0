import type { ReactNode } from 'react'
import type { SchoolSettings } from '#contract'
import type { Conflict } from '#contract/operations'
import type { PartOfSchool } from '#contract/school/form'
import { texts } from '#messages'
import { schoolPictureUrl } from '../../api/photos.ts'
import { ConflictDialog, type ConflictDialogProps, ConflictingText } from '../../forms/conflict-dialog.tsx'
import { settingAt } from './setting-path.ts'
import { labelAt } from './setting-texts.ts'

const PICTURE = /^[0-9a-f]{16}$/

type Props = Omit<ConflictDialogProps, 'describe' | 'lead'> & { mine: SchoolSettings }

/** The parts of the form that two admins have changed, each with the settings that differ. */
export function SchoolConflict({ mine, ...props }: Props) {
  const describe = ({ field, theirs }: Conflict) => {
    const theirSettings: Record<string, unknown> = JSON.parse(theirs)
    const paths = Object.keys(theirSettings)
    const shown = (valueAt: (path: string) => unknown) => (
      <dl className="stack">
        {paths.map((path) => (
          <div key={path}>
            <dt>{labelAt(path)}</dt>
            <dd>
              <ShownSetting value={valueAt(path)} />
            </dd>
          </div>
        ))}
      </dl>
    )
    return {
      label: texts().schoolFields.parts[field as PartOfSchool],
      mine: shown((path) => settingAt(mine, path)),
      theirs: shown((path) => theirSettings[path]),
    }
  }
  return <ConflictDialog lead={texts().school.conflictLead} describe={describe} {...props} />
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
    .filter(
      (part) =>
        part !== null && part !== '' && typeof part !== 'object' && !(typeof part === 'string' && PICTURE.test(part)),
    )
    .join(COMMA)
}
