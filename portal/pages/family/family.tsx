import { EmptyState, LinkButton } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { printPage } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import { askAvailability } from '../../state/report-availability.ts'
import { otherLanguage } from '../../state/school.ts'
import { session } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { EndLinkDialog } from '../guardians/end-link-dialog.tsx'
import { type Child, ChildSection, sectionOf } from './child-section.tsx'
import { CodeForm } from './code-form.tsx'

/** The page of parents and guardians: the reports of each of their children, and the notices for their classes. */
export function Family() {
  const text = texts().family
  const loaded = useCall(endpoints.family, { query: { lang: otherLanguage() } })
  const { data, reload } = loaded
  const [toRemove, setToRemove] = useState<Child | null>(null)
  const [joined, setJoined] = useState<string>()
  const printing = usePrintedChild()

  const reloadAll = () => {
    reload()
    const userId = session.peek()?.user._id
    if (userId) askAvailability(userId)
  }

  useEffect(() => {
    if (!joined || !data?.children.some(({ _id }) => _id === joined)) return
    const section = document.getElementById(sectionOf({ _id: joined }))
    section?.scrollIntoView()
    section?.querySelector('h2')?.focus({ preventScroll: true })
    setJoined(undefined)
  }, [joined, data])

  return (
    <Page lead={text.lead}>
      <WhenLoaded loaded={loaded} loadingText={text.loading} failedText={text.failed} illustration="people">
        {({ children }) => (
          <div className="stack family" data-printing={printing.id !== undefined || undefined}>
            {children.length === 0 && <NoChild />}
            {children.length > 1 && <ChildLinks of={children} />}
            {children.map((child) => (
              <ChildSection
                key={child._id}
                child={child}
                isPrinted={child._id === printing.id}
                onPrint={() => printing.print(child._id)}
                onRemove={() => setToRemove(child)}
              />
            ))}
            <CodeForm
              onJoined={(child) => {
                showToast('success', text.code.done(child))
                setJoined(child._id)
                reloadAll()
              }}
            />
          </div>
        )}
      </WhenLoaded>
      {toRemove && (
        <EndLinkDialog
          texts={text.removing}
          doneText={text.removing.done(toRemove)}
          end={() => requestSuccess(endpoints.leaveFamily, { params: { id: toRemove._id } })}
          onClose={() => setToRemove(null)}
          onEnded={reloadAll}
        >
          <Sentence text={text.removing.text} values={{ name: <bdi>{toRemove.name}</bdi> }} />
        </EndLinkDialog>
      )}
    </Page>
  )
}

/** Prints the report of one child, without those of the others. */
function usePrintedChild() {
  const [id, print] = useState<string>()
  useEffect(() => {
    if (id !== undefined) return printPage(() => print(undefined))
  }, [id])
  return { id, print }
}

/** How a parent gets the first child onto the page. */
function NoChild() {
  const text = texts().family
  useSignals()
  const userId = session.value?.user.userId
  return (
    <EmptyState illustration="people" heading={text.none}>
      <p>
        <Sentence text={text.noneHelp} values={{ userId: <code dir="ltr">{userId}</code> }} />
      </p>
    </EmptyState>
  )
}

/** Links to the children further down on the page. */
function ChildLinks({ of }: { of: readonly Child[] }) {
  return (
    <nav className="family-links button-row" aria-label={texts().family.children}>
      {of.map((child) => (
        <LinkButton key={child._id} variant="quiet" size="small" href={`#${sectionOf(child)}`}>
          <bdi>{child.name}</bdi>
        </LinkButton>
      ))}
    </nav>
  )
}
