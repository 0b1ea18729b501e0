import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { useListCall } from '../../hooks/use-load.ts'
import { paperUrl } from '../../routing/staff-links.ts'
import { Section } from '../account/section.tsx'

/** The school years that have ended: how many reports each has, and the way to print them. Nothing where there is none. */
export function EarlierYears() {
  const text = texts().promotion.earlierYears
  const { data: years = [] } = useListCall(endpoints.reportYears, {}, ({ years }) => assertList(years))
  if (years.length === 0) return null
  return (
    <Section heading={text.heading}>
      <ul className="stack earlier-years">
        {years.map(({ year, reports }) => (
          <li className="row" key={year}>
            <span>{text.line({ year, reports })}</span>{' '}
            <a href={paperUrl({ kind: 'reports', year })}>{text.print({ year })}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
