import { FormattedTextField, type FormattedTextFieldProps } from '@my-school/ui-kit'
import { type Language, limits } from '#contract'
import { texts } from '#messages'
import { textLanguage } from '../../forms/fields.tsx'
import { useTextReader } from '../../hooks/use-text-reader.ts'
import { Formatted } from '../../layout/formatted.tsx'
import { useSchool } from '../../state/school.ts'

type Props = Pick<FormattedTextFieldProps, 'name' | 'defaultValue' | 'required' | 'rows'> & {
  /** Of the text, where it is not that of the page. */
  language?: Language
}

/** The text of a notice, with a preview. */
export function DescriptionField({ language, ...props }: Props) {
  const text = texts().notices
  const read = useTextReader(useSchool())
  return (
    <FormattedTextField
      {...props}
      ref={language && textLanguage(language)}
      label={text.description}
      hint={text.form.marks}
      maxLength={limits.description}
      preview={read && ((typed) => typed.trim() && <Formatted blocks={read(typed)} headingLevel={3} lang={language} />)}
    />
  )
}
