import { labelMessages } from '../messages/en/label.ts'
import { useTexts } from './kit-context.ts'

/** What stands between a label and what it labels, in the language of a component. */
export const useLabelSeparator = ({ lang }: { lang?: string } = {}) =>
  useTexts('label', labelMessages, { lang })[0].endText
