import { EmptyState, Spinner } from '@my-school/ui-kit'
import { useState } from 'react'
import { getPromotion } from '../../api/selection.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/not-loaded.tsx'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../page-types.ts'
import { strings as text } from '../../strings/promotion.ts'
import { Promoted, type PromotedCounts } from './promoted.tsx'
import { PromotionForm } from './promotion-form.tsx'

/** The yearly promotion: shows who would go where, and does it for the whole school in one step. */
export function Promotion({ dashboard }: PageInput) {
  const { status, data, error, reload } = useLoad('promotion', getPromotion)
  const [done, setDone] = useState<PromotedCounts | null>(null)

  const content = () => {
    if (done) return <Promoted counts={done} dashboard={dashboard} />
    if (!data) {
      if (status === 'failed')
        return <NotLoaded text={text.failed} illustration="people" error={error} reload={reload} />
      return <Spinner className="page-loading" label={text.loading} />
    }
    if (data.classes.every(({ students }) => students.length === 0)) {
      return <EmptyState illustration="people" heading={text.empty} />
    }
    return <PromotionForm preview={data} onStale={reload} onDone={setDone} />
  }

  return (
    <Page lead={text.lead} width="text">
      {content()}
    </Page>
  )
}
