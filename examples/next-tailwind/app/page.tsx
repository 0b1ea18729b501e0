import { Badge, Button, generatePassword, NoticeCard, PageHeading, ReportBlock } from '@my-school/ui-kit'
import { connection } from 'next/server'
import { notices, report, students } from './data'
import { Students } from './students'
import { Themed } from './themed'

/**
 * A server component: only Students needs the browser. A first password is made on the server, once a request: a page that Next renders
 * ahead would give all visitors the same.
 */
export default async function Page() {
  await connection()
  return (
    <main className="sheet">
      <div data-shot="heading">
        <PageHeading>Our school</PageHeading>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-6">
        {notices.map(({ id, heading, text, createdAt }) => (
          <li key={id} data-shot={`notice-${id}`}>
            <NoticeCard heading={heading} description={text} createdAt={createdAt} href={`#${id}`} headingLevel={2} />
          </li>
        ))}
      </ul>
      <Students students={students} />
      <div data-shot="report">
        <ReportBlock report={report} studentName="Bilal Khan" tones={{ Good: 'success' }} />
      </div>
      <Themed />
      <p className="text-sm">
        {/* Utilities win over the kit: both have round ends. The test looks at the properties that `data-wins` names. */}
        <Badge className="rounded-full px-6 font-normal" data-wins="border-radius padding-inline font-weight">
          Password of {generatePassword().length} letters
        </Badge>{' '}
        <Button className="rounded-full px-8 text-sm" data-wins="border-radius padding-inline font-size">
          Print
        </Button>
      </p>
    </main>
  )
}
