import { KitLocale, Spinner, ToastProvider } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ofTexts, texts } from '#messages'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Footer } from './layout/footer.tsx'
import { Guard } from './layout/guard.tsx'
import { Header } from './layout/header.tsx'
import { LanguageLine } from './layout/language-choice.tsx'
import { useFocusAndScroll } from './layout/use-focus-and-scroll.ts'
import { type MatchedPage, matchPage, useMatchedPage } from './match-page.ts'
import { publicArea } from './pages.tsx'
import { DASHBOARDS } from './routing/page-types.ts'
import { PageTitle } from './state/document-title.ts'
import { pageLanguage } from './state/language.ts'
import { reloadKey } from './state/navigation.ts'
import { pageData } from './state/page-data.ts'
import { school } from './state/school.ts'
import { session, toDo } from './state/session.ts'
import { toasts } from './state/toasts.ts'
import { pendingNavigation } from './state/unsaved.ts'

/** Those of other components come with the first later area. */
const kitTexts = ofTexts(() => ({ ...texts().kit, ...texts().kitOfOtherPages }))

/** Visitors do not see it. */
const LeaveQuestion = lazy(async () => ({ default: (await publicArea.load()).LeaveQuestion }))

/** After a login that loads the document anew, Home has no area yet. */
const LaterToDoNotice = lazy(async () => ({ default: (await publicArea.load()).ToDoNotice }))

/** The layout of every page, with the page of the current URL in it. */
export function App() {
  useSignals()
  const content = useRef<HTMLDivElement>(null)
  const [path] = useLocation()
  const search = useSearch()
  const [first] = useState(path)
  const page = matchPage(path)
  const { layout: strings, tagOf } = texts()
  const { ToDoNotice = LaterToDoNotice } = publicArea.loaded() ?? {}
  const isPasswordIssued = Boolean(session.value?.user.passwordIssued)
  useFocusAndScroll(content, `${path}?${search} ${reloadKey.value}`)
  return (
    <KitLocale key={pageLanguage.value} locale={tagOf(school.value.region)} messages={kitTexts()}>
      <a className="kit-skip-link" href="#main">
        {strings.skip}
      </a>
      <Header />
      <LanguageLine />
      {/* Where its area is there, as after a login, it comes in the same frame as the next page. */}
      {toDo.value && !isPasswordIssued && (
        <Suspense>
          <ToDoNotice />
        </Suspense>
      )}
      {/* What follows on the choice of an own password is another page, with the notice above it: nothing of it has moved. */}
      <div key={String(isPasswordIssued)} className="content" ref={content} data-menu={page.layout && ''}>
        <CurrentPage path={path} page={page} isFirst={path === first} />
      </div>
      <Footer />
      {/* On every page before the first toast: screen readers announce only changes of an existing region. */}
      <ToastProvider toasts={toasts} />
      {pendingNavigation.value && (
        <Suspense>
          <LeaveQuestion />
        </Suspense>
      )}
    </KitLocale>
  )
}

type Current = {
  path: string
  page: MatchedPage
  /** The document was opened with it. */
  isFirst: boolean
}

function CurrentPage({ path, page: { guard, rendered }, isFirst }: Current) {
  const page = <PageInLayout path={path} />
  // Before a page from the server starts, its area is there, so it needs no Suspense; inside one, React would hide
  // hydration errors.
  if (isFirst && rendered && pageData.peek()) return <ErrorBoundary in={Main}>{page}</ErrorBoundary>
  return <Loading key={guard ?? path}>{guard ? <Guard name={guard}>{page}</Guard> : page}</Loading>
}

function PageInLayout({ path }: { path: string }) {
  useSignals()
  const { guard, layout: Layout = Fragment, title, page: Page, id } = useMatchedPage(path)
  // The key makes each record a new page. The layout stays mounted between the pages of its area.
  return (
    <Layout>
      <Main>
        <ErrorBoundary key={`${path} ${reloadKey.value}`}>
          <PageTitle value={title()}>
            <Page id={id} dashboard={guard === 'teacher' ? DASHBOARDS.teacher : DASHBOARDS.admin} />
          </PageTitle>
        </ErrorBoundary>
      </Main>
    </Layout>
  )
}

type Parent = { children: ReactNode }

function Main({ children }: Parent) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}

/** Shows a spinner while an area is fetched, and an error page when that fails. */
function Loading({ children }: Parent) {
  return (
    <ErrorBoundary in={Main}>
      <Suspense
        fallback={
          <Main>
            <Spinner className="page-loading" label={texts().layout.loading} />
          </Main>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}
