import type { Translates } from '#contract'

/** A page that is shown without a connection. */
export const strings = {
  /** Above the page. */
  frame: 'Keine Verbindung. Was hier fehlt, wird geladen, sobald es eine gibt.',
  page: ({ time }: { time: string }) => `Keine Verbindung. Sie sehen diese Seite vom Stand ${time}.`,
  /** In place of a form. */
  typed: ({ typed }: { typed: string }) => `Was Sie geschrieben haben, ist aufbewahrt: ${typed}`,
}

export type Complete = Translates<typeof import('./offline.ts'), typeof import('../en/offline.ts')>
