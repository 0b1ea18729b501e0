import { LinkButton } from '@my-school/ui-kit'
import { texts } from '#messages'
import { Page } from '../layout/page.tsx'
import { Picture } from '../layout/picture.tsx'

/** The page of unknown URLs. */
export function NotFound() {
  const text = texts().notFound
  return (
    <Page title={text.title} heading={text.heading} lead={text.text} width="text">
      <div className="stack">
        <div>
          <LinkButton href="/">{text.home}</LinkButton>
        </div>
        <div className="plate">
          <Picture name="gate" />
        </div>
      </div>
    </Page>
  )
}
