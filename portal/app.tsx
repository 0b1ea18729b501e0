import { Spinner } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, lazy, type ReactNode, Suspense, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { matchRoute, useLocation, useRouter, useSearch } from 'wouter'
import { ErrorBoundary } from './frame/error-boundary.tsx'
import { Footer } from './frame/footer.tsx'
import { Guard } from './frame/guard.tsx'
import { Header } from './frame/header.tsx'
import { Notifications } from './frame/notifications.tsx'
import { useArrival } from './frame/use-arrival.ts'
import { routes } from './routes.tsx'
import { leaving } from './state/unsaved.ts'
import { wording } from './wording.ts'

const LeaveQuestion = lazy(() => import('./frame/leave-question.tsx'))

/** The frame that stands on every page, and the page of the current address in it. */
export function App() {
  useSignals()
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const search = useSearch()
  useArrival(main, `${path}?${search}`)
  return (
    <>
      <a className="kit-skip-link" href="#main">
        {wording.frame.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <CurrentPage path={path} />
      </main>
      <Footer />
      <Notifications />
      {leaving.value && (
        <Suspense>
          <LeaveQuestion />
        </Suspense>
      )}
    </>
  )
}

function CurrentPage({ path }: { path: string }) {
  const { parser } = useRouter()
  for (const { path: pattern, guard, layout: Layout = Fragment, page: Page } of routes) {
    const [matches, params] = matchRoute<{ id?: string }>(parser, pattern, path)
    if (!matches) continue
    // The key makes another record another page; the layout stays while one goes about in its area.
    const page = (
      <Layout>
        <Loading key={path}>
          <Page id={params.id ?? ''} dashboard={`/${guard}/dashboard`} />
        </Loading>
      </Layout>
    )
    return <Loading key={guard}>{guard ? <Guard name={guard}>{page}</Guard> : page}</Loading>
  }
}

/** Stands in while the script of an area is fetched, and where it did not arrive. */
function Loading({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner className="page-loading" label={wording.frame.loading} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Renders the portal into an element of the page. */
export function mount(root: HTMLElement): void {
  createRoot(root).render(<App />)
}
