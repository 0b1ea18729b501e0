import { LinkButton } from '@my-school/ui-kit'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Page } from './layout/page.tsx'
import { strings } from './strings/without-script.ts'

/** Shown without JavaScript in place of a page that only the browser makes. Only the server renders it. */
export function WithoutScript() {
  const { heading, text, frame, lost } = strings
  return (
    <>
      <a className="kit-skip-link" href="#main">
        {frame.skip}
      </a>
      <Header />
      <div className="content">
        <main id="main" tabIndex={-1}>
          <Page title={heading} lead={text} width="text">
            <div className="button-row">
              <LinkButton href="/">{lost.home}</LinkButton>
              <LinkButton href="/notice-board" variant="quiet">
                {frame.board}
              </LinkButton>
            </div>
          </Page>
        </main>
      </div>
      <Footer />
    </>
  )
}
