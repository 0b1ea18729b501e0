import { FaqList } from '@my-school/ui-kit'
import { Page } from '../../frame/page.tsx'
import { questions } from '../../school-pages.ts'
import { wording } from '../../wording-public.ts'

const text = wording.questions

/** What parents ask. */
export function Questions() {
  return (
    <Page title={text.title} heading={text.heading} lead={text.lead} width="text">
      <FaqList items={questions} />
    </Page>
  )
}
