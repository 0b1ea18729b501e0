import type { ReactNode } from 'react'
import { schoolPictureUrl } from '../../api/photos.ts'
import { ConflictingText } from '../../forms/conflicting-field.tsx'
import { strings as text } from '../../strings/school.ts'

const PICTURE = /^[0-9a-f]{16}$/

/** The value of any setting, in short: of a list each entry with its first text. */
export function ShownSetting({ value }: { value: unknown }): ReactNode {
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
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (value === null || (Array.isArray(value) && value.length === 0)) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .filter((part) => part !== null && part !== '' && !(typeof part === 'string' && PICTURE.test(part)))
    .join(', ')
}
