import { FaqList } from '@my-school/ui-kit'
import type { CSSProperties } from 'react'
import { texts } from '#messages'
import { Formatted } from '../../layout/formatted.tsx'
import { Page } from '../../layout/page.tsx'
import { langOf, schoolText } from '../../layout/school-text.tsx'
import { usePageTexts } from '../../state/school.ts'
import { NotFound } from '../not-found.tsx'

/** Questions and answers for parents. */
export function Questions() {
  const text = texts().information.questions
  const { counterStyle } = texts()
  const questions = usePageTexts('questions')
  if (!questions) return <NotFound />
  const items = questions.map((item) => ({
    question: schoolText(item, 'question'),
    answer: <Formatted blocks={item.text} {...langOf(item, 'answer')} />,
  }))
  return (
    <Page heading={text.heading} lead={text.lead} width="text">
      <FaqList items={items} style={{ '--kit-faq-list-numbers': counterStyle() } as CSSProperties} />
    </Page>
  )
}
