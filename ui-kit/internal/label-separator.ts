import { useTexts } from './kit-context.ts'
import { labelMessages } from './label.messages.ts'

/** The punctuation after a label, such as ': ', in the language of a component. */
export const useLabelSeparator = ({ lang }: { lang?: string } = {}) =>
  useTexts('label', labelMessages, { lang })[0].endText
