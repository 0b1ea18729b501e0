import { LinkButton } from '@my-school/ui-kit'
import { language, texts } from '#messages'
import { messagesIn } from '#messages/all'
import { Footer } from '../layout/footer.tsx'
import { Header } from '../layout/header.tsx'
import { Page } from '../layout/page.tsx'
import { useSchool } from '../state/school.ts'

/** Shown without JavaScript in place of a page that only the browser makes. Only the server renders it. */
export function WithoutScript() {
  const { layout, notFound } = texts()
  const { heading, text } = messagesIn(language()).rendering.withoutScript
  const { pages } = useSchool()
  return (
    <>
      <a className="kit-skip-link" href="#main">
        {layout.skip}
      </a>
      <Header />
      <div className="content">
        <main id="main" tabIndex={-1}>
          <Page title={heading} lead={text} width="text">
            <div className="button-row">
              <LinkButton href="/">{notFound.home}</LinkButton>
              {pages.board && (
                <LinkButton href="/notice-board" variant="quiet">
                  {layout.board}
                </LinkButton>
              )}
            </div>
          </Page>
        </main>
      </div>
      <Footer />
    </>
  )
}
