import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { Combobox, DataTable, NumberField, Photo, Tabs } from '@my-school/ui-kit'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

test('React 18 knows what the kit writes into the page', () => {
  const error = mock.method(console, 'error', () => {})
  const html = renderToString(
    h('main', {}, [
      h(Photo, { key: 1, src: '/crest.webp', alt: 'Crest', eager: true }),
      h(NumberField, { key: 2, label: 'Points', name: 'points', min: -10 }),
      h(Combobox, { key: 3, label: 'Country', name: 'country', autoComplete: 'country-name', options: ['Pakistan'] }),
      h(Tabs, { key: 4, label: 'Terms', tabs: [{ key: 'first term', label: 'First', content: 'One' }] }),
      h(DataTable, { key: 5, caption: 'Classes', columns: [], rows: [], rowKey: String, loading: true }),
    ]),
  )
  assert.match(html, /fetchpriority="high"/)
  assert.deepEqual(
    error.mock.calls.map((call) => call.arguments),
    [],
  )
})
