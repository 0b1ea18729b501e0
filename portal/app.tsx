import { Spinner } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Footer } from './layout/footer.tsx'
import { Guard } from './layout/guard.tsx'
import { Header } from './layout/header.tsx'
import { Notifications } from './layout/notifications.tsx'
import { useFocusAndScroll } from './layout/use-focus-and-scroll.ts'
import { fetchChunks, type MatchedPage, matchPage } from './match-page.ts'
import { reloadKey } from './state/navigation.ts'
import { pageData } from './state/page-data.ts'
import { toDo } from './state/to-do.ts'
import { pendingNavigation } from './state/unsaved.ts'
import { strings } from './strings/common.ts'

const ToDoNotice = lazy(() => import('./layout/to-do-notice.tsx'))
const LeaveQuestion = lazy(() => import('./layout/leave-question.tsx'))

/** The frame that stands on every page, and the page of the current address in it. */
export function App() {
  useSignals()
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const search = useSearch()
  const page = matchPage(path)
  useFocusAndScroll(main, `${path}?${search}`)
  return (
    <>
      <a className="kit-skip-link" href="#main">
        {strings.frame.skip}
      </a>
      <Header />
      {toDo.value && (
        <Suspense>
          <ToDoNotice />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} data-menu={page.layout && ''}>
        <CurrentPage path={path} page={page} />
      </main>
      <Footer />
      <Notifications />
      {pendingNavigation.value && (
        <Suspense>
          <LeaveQuestion />
        </Suspense>
      )}
    </>
  )
}

type Current = { path: string; page: MatchedPage }

function CurrentPage(current: Current) {
  const { guard } = current.page
  if (!guard) return <PageInLayout {...current} />
  return (
    <Loading key={guard}>
      <Guard name={guard}>
        <PageInLayout {...current} />
      </Guard>
    </Loading>
  )
}

function PageInLayout({ path, page }: Current) {
  useSignals()
  const [first] = useState(path)
  // Layout and page at once: the second would otherwise wait for the first to be drawn.
  useMemo(() => fetchChunks(path), [path])
  const { guard, layout: Layout = Fragment, page: Page, id } = page
  // A page that the server renders waits for nothing; and React would hide its faults in a Suspense.
  const Around = path === first && pageData.peek() ? ErrorBoundary : Loading
  // The key makes another record another page; the layout stays while one goes about in its area.
  return (
    <Layout>
      <Around key={`${path} ${reloadKey.value}`}>
        <Page id={id} dashboard={`/${guard}/dashboard`} />
      </Around>
    </Layout>
  )
}

/** Stands in while the script of an area is fetched, and where it did not arrive. */
function Loading({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner className="page-loading" label={strings.frame.loading} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
