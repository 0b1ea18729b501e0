import * as assert from 'uvu/assert'
import { ReportBlock } from '../../ui-kit/report-block/report-block.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const report = {
  condition: 'Good',
  message: 'Asks good questions.',
  notification: 'Science fair in December.',
  complaint: 'None.',
  createdAt: '2026-11-20T09:30:00.000Z',
}

conforms(
  ReportBlock,
  {
    report,
    studentName: 'Ayesha Khan',
    studentDetails: [{ label: 'Class', value: '5' }],
    schoolName: 'The Hill School',
    schoolLogo: '/logo.png',
    signatureLabel: 'Signature',
  },
  {
    root: 'ARTICLE',
  },
)
conforms(ReportBlock, { report: null }, { state: 'none', root: 'ARTICLE' })
conforms(ReportBlock, { loading: true }, { state: 'loading', root: 'ARTICLE' })

const sections = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-part="section"]')].map(({ children }) =>
    [...children].map((each) => each.textContent),
  )

test('shows each text under its label, and the dates', () => {
  const { root } = render(<ReportBlock report={{ ...report, updatedAt: '2026-11-21T08:00:00.000Z' }} />)
  assert.is(root.dataset.state, 'ready')
  assert.equal(sections(root), [
    ['Message', 'Asks good questions.'],
    ['Notification', 'Science fair in December.'],
    ['Complaint', 'None.'],
  ])
  assert.is(root.querySelector('.kit-badge')?.textContent, 'Good')
  assert.equal(
    [...root.querySelectorAll('time')].map((time) => [time.textContent, time.getAttribute('datetime')]),
    [
      ['Nov 20, 2026', '2026-11-20T09:30:00.000Z'],
      ['Nov 21, 2026', '2026-11-21T08:00:00.000Z'],
    ],
  )
})

test('whose report it is, of which school, and a line to sign: only if they are given', () => {
  const studentDetails = [
    { label: 'Class', value: '5' },
    { label: 'Roll number', value: '17' },
  ]
  const paper = { studentDetails, schoolName: 'The Hill School', signatureLabel: 'Date, signature' }
  const part = (root: HTMLElement, name: string) => root.querySelector(`[data-part="${name}"]`)?.textContent
  const { root } = render(<ReportBlock report={report} {...paper} />)
  assert.equal(
    [part(root, 'school'), part(root, 'student'), part(root, 'signature')],
    ['The Hill School', 'Class5Roll number17', 'Date, signature'],
  )
  assert.is(root.querySelector('[data-part="logo"]'), null)
  const withLogo = render(<ReportBlock report={report} {...paper} schoolLogo="/logo.png" />).root
  const logo = withLogo.querySelector('[data-part="head"] > [data-part="logo"]')
  assert.equal([logo?.getAttribute('src'), logo?.getAttribute('alt')], ['/logo.png', ''], 'beside the name')
  assert.is(part(render(<ReportBlock report={null} {...paper} />).root, 'signature'), undefined, 'nothing to sign')
  const bare = render(<ReportBlock report={report} />).root
  assert.equal(
    [part(bare, 'school'), part(bare, 'student'), part(bare, 'signature')],
    [undefined, undefined, undefined],
  )
})

test('the badge has the tone of the condition', () => {
  const tone = (condition: string) =>
    render(
      <ReportBlock report={{ ...report, condition }} tones={{ Good: 'success', Bad: 'danger' }} />,
    ).root.querySelector<HTMLElement>('.kit-badge')?.dataset.tone
  assert.equal(['Good', 'Bad', 'Other'].map(tone), ['success', 'danger', 'neutral'])
})

test('without a report: a heading and paragraphs', () => {
  const { root } = render(<ReportBlock report={null} emptyTexts={['None yet', 'Soon', 'Thank you']} />)
  assert.is(root.dataset.state, 'empty')
  assert.match(root.textContent ?? '', /None yet.*Soon.*Thank you/s)
  assert.match(render(<ReportBlock />).root.textContent ?? '', 'There is no report yet')
})

test('loading: an empty sheet, announced, without the empty texts', () => {
  const { root } = render(<ReportBlock loading />)
  assert.is(root.getAttribute('aria-busy'), 'true')
  assert.is(sections(root).length, 3)
  assert.is(root.querySelector('[role="status"]')?.textContent, 'Loading')
  assert.not.match(root.textContent ?? '', 'no report')
})

test('without a photo: a drawing, as decoration; a photo has alt text', () => {
  const missing = render(<ReportBlock report={report} />).root
  assert.is(missing.querySelector('[data-part="fallback"]')?.getAttribute('aria-hidden'), 'true')
  const { root } = render(<ReportBlock report={{ ...report, photoSrc: '/r.jpg' }} />)
  assert.is(root.querySelector('img')?.getAttribute('alt'), 'Photo of the report')
})

test('dates in another format or language, headings of another level', () => {
  const { root } = render(<ReportBlock report={report} formatDate={() => 'Friday'} headingLevel={3} />)
  assert.is(root.querySelector('time')?.textContent, 'Friday')
  assert.is(root.querySelectorAll('h4').length, 3)
  const german = render(<ReportBlock report={report} lang="de" />).root
  assert.is(german.querySelector('time')?.textContent, '20.11.2026')
})

test.run()
