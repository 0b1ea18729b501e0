import type { Translates } from '#contract'

/** The page of unknown URLs. */
export const strings = {
  title: 'Seite nicht gefunden',
  heading: 'Hier geht es nicht weiter',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen.',
  home: 'Zur Startseite',
}

export type Complete = Translates<typeof import('./not-found.ts'), typeof import('../en/not-found.ts')>
