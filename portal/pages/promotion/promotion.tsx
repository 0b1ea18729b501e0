import { Button, EmptyState } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success, YearChange } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { useListCall } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { WaitingReports } from '../reports/waiting-reports.tsx'
import { EarlierYears } from './earlier-years.tsx'
import { LastChange } from './last-change.tsx'
import { Promoted, type PromotedCounts } from './promoted.tsx'
import { PromotionForm, type Question } from './promotion-form.tsx'

/** The school year and the yearly promotion: shows who would go where, and does it for the whole school in one step. */
export function Promotion({ dashboard }: PageInput) {
  const text = texts().promotion
  const loaded = useListCall(endpoints.promotion, {})
  const { data, reload } = loaded
  const { data: numbers } = useListCall(endpoints.statistics, {})
  const [done, setDone] = useState<PromotedCounts | null>(null)
  const [again, setAgain] = useState(false)
  const [question, setQuestion] = useState<Question>()

  const refresh = (counts: PromotedCounts | null) => {
    setDone(counts)
    setAgain(false)
  }
  const askUndo = (last: YearChange) =>
    setQuestion({
      subject: text.willUndo(last),
      texts: text.undo,
      remove: () => request(endpoints.undoYearChange, { params: { id: last._id } }),
      onGone: () => refresh(null),
    })

  const content = (preview: Success<'promotion'>) => {
    const { last, classes, year } = preview
    const isPromoted = last?.promoted && last.isOfThisYear
    return (
      <>
        {done && <Promoted counts={done} dashboard={dashboard} />}
        {last && <LastChange last={last} onUndo={() => askUndo(last)} />}
        {classes.every(({ students }) => students.length === 0) ? (
          <EmptyState illustration="people" heading={text.empty} />
        ) : isPromoted && !again ? (
          <p className="button-row">
            <Button variant="quiet" onClick={() => setAgain(true)}>
              {text.again({ year: year.name })}
            </Button>
          </p>
        ) : (
          <PromotionForm preview={preview} again={again} onAsk={setQuestion} onStale={reload} onDone={refresh} />
        )}
      </>
    )
  }

  return (
    <Page lead={data ? text.leadOf({ year: data.year.name, written: data.year.written }) : text.lead} width="text">
      {numbers && <WaitingReports classes={numbers.classes} dashboard={dashboard} />}
      <WhenLoaded loaded={loaded} loadingText={text.loading} failedText={text.failed} illustration="people">
        {content}
      </WhenLoaded>
      <EarlierYears />
      {question && <DeletePrompt {...question} onClose={() => setQuestion(undefined)} />}
    </Page>
  )
}
