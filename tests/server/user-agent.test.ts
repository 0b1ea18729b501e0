import * as assert from 'uvu/assert'
import { deviceOf, partsOf } from '../../server/http/user-agent.ts'
import { test } from '../test.ts'

const AGENTS: [words: string, userAgent: string][] = [
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0'],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  [
    'Chrome on iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  ],
  ['Linux', 'curl/8.5 (Linux)'],
  ['', 'node'],
  ['', '<script>alert(1)</script>'],
  ['', ''],
]

for (const [words, userAgent] of AGENTS) {
  test(`${userAgent.slice(0, 60)}: ${words || 'unknown'}`, () => {
    assert.is(deviceOf(userAgent), words)
    const { browser, system } = partsOf(words)
    assert.is(browser && system ? `${browser} on ${system}` : browser || system, words)
  })
}

test('a request without a user agent is an unknown browser', () => {
  assert.is(deviceOf(undefined), '')
})

test.run()
