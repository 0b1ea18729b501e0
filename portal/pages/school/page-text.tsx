import { Button, FormattedTextField, type FormattedTextFieldProps } from '@my-school/ui-kit'
import { useContext } from 'react'
import type { LegalPage } from '#contract'
import { withLegalValues } from '#contract/school/own-pages'
import { languageOf, textOf } from '#contract/school/translations'
import { texts } from '#messages'
import { useTextReader } from '../../hooks/use-text-reader.ts'
import { Formatted } from '../../layout/formatted.tsx'
import { useSchool } from '../../state/school.ts'
import { EditingContext, LegalFacts } from './editing.ts'

type Props = Omit<FormattedTextFieldProps, 'value'> & {
  path: string
  value: string
  /** It is one that a school must have: with facts in braces, and a sample. */
  isLegal: boolean
}

/** The text of a page of the school, with its preview. */
export function PageText({ path, value, isLegal, ...props }: Props) {
  const { set } = useContext(EditingContext)
  const facts = useContext(LegalFacts)
  const read = useTextReader(useSchool())
  const language = languageOf(path)
  const shown = (typed: string) => (isLegal && facts ? withLegalValues(typed, facts.values) : typed)
  const page = textOf(path).split('.')[1] as LegalPage
  return (
    <>
      <FormattedTextField
        {...props}
        value={value}
        rows={12}
        preview={
          read &&
          ((typed) => typed.trim() && <Formatted blocks={read(shown(typed))} headingLevel={3} lang={language} />)
        }
      />
      {isLegal && facts && value === '' && (
        <Button variant="quiet" size="small" onClick={() => set(path, facts.samples[page])}>
          {texts().school.legal.begin}
        </Button>
      )}
    </>
  )
}
