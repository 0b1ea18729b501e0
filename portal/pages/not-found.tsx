import { LinkButton } from '@my-school/ui-kit'
import { texts } from '#messages'
import { Page } from '../layout/page.tsx'
import { Picture } from '../layout/picture.tsx'

/**
 * The page of unknown URLs.
 * @param forReaders a visitor may find something here after a login
 */
export function NotFound({ forReaders = false }) {
  const { notFound: text, layout } = texts()
  return (
    <Page title={text.title} heading={text.heading} lead={text.text} width="text">
      <div className="stack parts">
        {forReaders && (
          <p>
            {text.forReaders} <a href="/auth/login">{layout.login}</a>
          </p>
        )}
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
