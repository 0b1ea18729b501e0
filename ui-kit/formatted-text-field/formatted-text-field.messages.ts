import { plural } from '../messages/plural.ts'
import { textAreaFieldMessages } from '../text-area-field/text-area-field.messages.ts'

const characters = (count: number, locale: string) =>
  `${count.toLocaleString(locale)} ${plural('en', count, { one: 'character', other: 'characters' })}`

/** The default texts of FormattedTextField. */
export const formattedTextFieldMessages = {
  ...textAreaFieldMessages,
  toolbarLabel: 'Format',
  strongLabel: 'Strong',
  /** The letter on the button, as word processors in the language have it. */
  strongLetter: 'B',
  headingLabel: 'Heading',
  headingLetter: 'H',
  listLabel: 'List',
  numberedListLabel: 'Numbered list',
  linkLabel: 'Link',
  /** The tip of a button with the key that does the same. */
  keysText: ({ label, key, isApple }: { label: string; key: string; isApple: boolean }) =>
    `${label} (${isApple ? '⌘' : 'Ctrl+'}${key})`,
  /** Words in place of a link's own, which the user writes over. */
  linkWordsLabel: 'Words of the link',
  previewLabel: 'Preview',
  lengthText: ({ length, maxLength, locale }: { length: number; maxLength?: number | undefined; locale: string }) =>
    maxLength
      ? `${length.toLocaleString(locale)} of ${maxLength.toLocaleString(locale)} characters`
      : characters(length, locale),
  tooLongText: ({ over, locale }: { over: number; locale: string }) => `${characters(over, locale)} too many`,
}
