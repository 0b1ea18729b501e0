import { LinkButton } from '@my-school/ui-kit'
import { useEffect } from 'react'
import { texts } from '#messages'
import { staffLinks } from '../../routing/staff-links.ts'

export type PromotedCounts = { moved: number; left: number; stayed: number }

/** The result of a promotion, shown instead of the preview. */
export function Promoted({ counts, dashboard }: { counts: PromotedCounts; dashboard: string }) {
  const text = texts().promotion
  // The form whose last button was pressed is gone: the window shows what is below the result.
  useEffect(() => {
    document.querySelector('main h1')?.scrollIntoView()
  }, [])
  return (
    <>
      <h2>{text.done}</h2>
      <p>{text.doneCounts(counts)}</p>
      <div className="button-row">
        <LinkButton href={staffLinks(dashboard).students}>{text.toStudents}</LinkButton>
        {counts.left > 0 && (
          <LinkButton variant="quiet" href={staffLinks(dashboard).formerStudents}>
            {text.toFormer}
          </LinkButton>
        )}
      </div>
    </>
  )
}
