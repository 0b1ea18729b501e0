// The stories' play functions test the keyboard in a real browser, in both directions.
import * as assert from 'uvu/assert'
import { Tabs, type TabsProps } from '../../ui-kit/tabs/tabs.tsx'
import { act, click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const tabs = [
  { key: 'a', label: 'Details', content: 'Class 7' },
  { key: 'b', label: 'Report', content: 'Good' },
]
const props = { label: 'Amina', tabs }

conforms(Tabs, props, { root: 'DIV' })

function show(more: Partial<TabsProps> = {}) {
  const { root } = render(<Tabs {...props} {...more} />)
  const all = (role: string) => [...root.querySelectorAll<HTMLElement>(`[role=${role}]`)]
  return {
    root,
    tabs: all('tab'),
    panels: all('tabpanel'),
    selected: () =>
      all('tab').flatMap((tab) => (tab.getAttribute('aria-selected') === 'true' ? [tab.textContent] : [])),
    shown: () => all('tabpanel').flatMap((panel) => (panel.hasAttribute('hidden') ? [] : [panel.textContent])),
  }
}

test('each tab names its panel and controls it; only the selected one is a stop of the Tab key', () => {
  const { root, tabs, panels } = show()
  assert.is(root.querySelector('[role=tablist]')?.getAttribute('aria-label'), 'Amina')
  for (const [index, tab] of tabs.entries()) {
    assert.is(tab.getAttribute('aria-controls'), panels[index]?.id)
    assert.is(panels[index]?.getAttribute('aria-labelledby'), tab.id)
  }
  assert.equal(
    tabs.map(({ tabIndex }) => tabIndex),
    [0, -1],
  )
})

test('the app can keep the selection; an unknown key selects the first tab', async () => {
  const it = show({ value: 'b' })
  await click(it.tabs[0] as Element)
  assert.equal(it.selected(), ['Report'])
  assert.equal(show({ defaultValue: 'gone' }).selected(), ['Details'])
})

test('with hash the fragment of the URL selects a tab, and follows it', async () => {
  try {
    location.hash = '#b'
    const it = show({ hash: true })
    assert.equal([it.selected(), it.panels[1]?.id], [['Report'], 'b'])
    const entries = history.length
    await click(it.tabs[0] as Element)
    assert.equal([location.hash, history.length], ['#a', entries])
    await act(async () => {
      history.replaceState(null, '', '#b')
      dispatchEvent(new Event('hashchange'))
    })
    assert.equal(it.selected(), ['Report'])
  } finally {
    history.replaceState(null, '', '/')
  }
})

test.run()
