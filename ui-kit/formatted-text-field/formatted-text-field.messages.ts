import { plural } from '../messages/plural.ts'
import { textAreaFieldMessages } from '../text-area-field/text-area-field.messages.ts'

/** The default texts of FormattedTextField. */
export const formattedTextFieldMessages = {
  ...textAreaFieldMessages,
  toolbarLabel: 'Format',
  strongLabel: 'Strong',
  listLabel: 'List',
  linkLabel: 'Link',
  /** The tooltip of a button with the key that does the same. */
  keysText: ({ label, key }: { label: string; key: string }) => `${label} (Ctrl+${key})`,
  /** Words in place of a link's own, which the user writes over. */
  linkWordsLabel: 'Words of the link',
  previewLabel: 'Preview',
  lengthText: ({ length, maxLength, locale }: { length: number; maxLength?: number | undefined; locale: string }) =>
    maxLength
      ? `${length.toLocaleString(locale)} of ${maxLength.toLocaleString(locale)} characters`
      : `${length.toLocaleString(locale)} ${plural('en', length, { one: 'character', other: 'characters' })}`,
}
