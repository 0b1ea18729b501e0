import { labelMessages } from '../messages/en/label.ts'
import { useTexts } from './kit-context.ts'

/** The punctuation after a label, such as ': ', in the language of a component. */
export const useLabelSeparator = ({ lang }: { lang?: string } = {}) =>
  useTexts('label', labelMessages, { lang })[0].endText
