import { FaqList } from '@my-school/ui-kit'
import { Page } from '../../layout/page.tsx'
import { questions } from '../../school-pages.ts'
import { strings } from '../../strings/information.ts'

const text = strings.questions

/** Questions and answers for parents. */
export function Questions() {
  return (
    <Page heading={text.heading} lead={text.lead} width="text">
      <FaqList items={questions} />
    </Page>
  )
}
