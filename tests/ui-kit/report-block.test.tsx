import * as assert from 'uvu/assert'
import { ReportBlock } from '../../ui-kit/report-block/index.ts'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const report = {
  condition: 'Excelent',
  message: 'Asks good questions.',
  notification: 'Science fair in December.',
  complain: 'None.',
  createdAt: '2026-11-20T09:30:00.000Z',
}

conforms(
  ReportBlock,
  { report, studentName: 'Ayesha Khan' },
  {
    root: 'ARTICLE',
    parts: ['head', 'heading', 'name', 'condition', 'photo', 'body', 'section', 'label', 'text', 'dates'],
  },
)
conforms(ReportBlock, { report: null }, { state: 'none', root: 'ARTICLE', parts: ['heading'] })
conforms(ReportBlock, { loading: true }, { state: 'loading', root: 'ARTICLE', parts: ['section'] })

const sections = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-part="section"]')].map(({ children }) =>
    [...children].map((each) => each.textContent),
  )

test('what is reported, each under its label, and when', () => {
  const { root } = render(<ReportBlock report={{ ...report, updatedAt: '2026-11-21T08:00:00.000Z' }} />)
  assert.is(root.dataset.state, 'ready')
  assert.equal(sections(root), [
    ['Message', 'Asks good questions.'],
    ['Notification', 'Science fair in December.'],
    ['Complain', 'None.'],
  ])
  assert.is(root.querySelector('.kit-badge')?.textContent, 'Excelent')
  assert.equal(
    [...root.querySelectorAll('time')].map((time) => [time.textContent, time.getAttribute('datetime')]),
    [
      ['2026-11-20', '2026-11-20T09:30:00.000Z'],
      ['2026-11-21', '2026-11-21T08:00:00.000Z'],
    ],
  )
})

test('the stamp has the colour of the condition', () => {
  const tone = (condition: string) =>
    render(<ReportBlock report={{ ...report, condition }} />).root.querySelector<HTMLElement>('.kit-badge')?.dataset
      .tone
  assert.equal(['Excelent', 'Good', 'Average', 'Bad', 'Worst', 'Else'].map(tone), [
    'success',
    'success',
    'warning',
    'danger',
    'danger',
    'neutral',
  ])
})

test('none yet: the three texts of the specification', () => {
  const { root } = render(<ReportBlock report={null} />)
  assert.is(root.dataset.state, 'empty')
  assert.match(
    root.textContent ?? '',
    /Report is Not Add Now.*Your Report is added Very Soon.*Thanks For Visiting !!!/s,
  )
})

test('loading: its shape, announced, without the empty texts', () => {
  const { root } = render(<ReportBlock loading />)
  assert.is(root.getAttribute('aria-busy'), 'true')
  assert.is(sections(root).length, 3)
  assert.is(root.querySelector('[role="status"]')?.textContent, 'Loading')
  assert.not.match(root.textContent ?? '', 'Not Add Now')
})

test('no photo: the school, as decoration; a photo has a name', () => {
  const missing = render(<ReportBlock report={report} />).root
  assert.is(missing.querySelector('[data-part="fallback"]')?.getAttribute('aria-hidden'), 'true')
  const { root } = render(<ReportBlock report={{ ...report, photoSrc: '/r.jpg' }} />)
  assert.is(root.querySelector('img')?.getAttribute('alt'), 'Photo of the report')
})

test('dates as the app writes them, headings that fit the page', () => {
  const { root } = render(<ReportBlock report={report} formatDate={() => 'Friday'} headingLevel={3} />)
  assert.is(root.querySelector('time')?.textContent, 'Friday')
  assert.is(root.querySelectorAll('h4').length, 3)
})

test.run()
