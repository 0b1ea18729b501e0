import { FaqList } from '@my-school/ui-kit'
import { useSchool } from '../../hooks/use-school.ts'
import { Page } from '../../layout/page.tsx'
import { SchoolParagraph } from '../../layout/school-text.tsx'
import { strings } from '../../strings/information.ts'

const text = strings.questions

/** Questions and answers for parents. */
export function Questions() {
  const { questions } = useSchool()
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
