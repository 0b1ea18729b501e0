/** What the tests show of the accessibility of the portal: docs/kit-accessibility-conformance.md says it at length, and a test compares the two. */
export const conformance = {
  standard: 'WCAG 2.2',
  level: 'AA',
  norm: 'EN 301 549',
  /** Criteria that are not met everywhere, or not shown to be. */
  partly: ['2.1.1', '2.4.11', '4.1.2', '4.1.3'],
  /** Criteria that no test has looked at. */
  unseen: ['1.4.12'],
} as const

export type DoubtfulCriterion = (typeof conformance)['partly' | 'unseen'][number]
