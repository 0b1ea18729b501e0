import { FaqList } from '@my-school/ui-kit'
import { strings } from '#strings/information'
import { usePageTexts } from '../../hooks/use-page-texts.ts'
import { Page } from '../../layout/page.tsx'
import { SchoolParagraph } from '../../layout/school-text.tsx'
import { NotFound } from '../not-found.tsx'

const text = strings.questions

/** Questions and answers for parents. */
export function Questions() {
  const questions = usePageTexts('questions')
  if (!questions) return <NotFound />
  const items = questions.map(({ question, answer }) => ({
    question,
    answer: <SchoolParagraph>{answer}</SchoolParagraph>,
  }))
  return (
    <Page heading={text.heading} lead={text.lead} width="text">
      <FaqList items={items} />
    </Page>
  )
}
