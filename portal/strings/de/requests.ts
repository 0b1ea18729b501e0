import type { Translates } from '#contract'

/** Requests to the server: under way, and without a response. */
export const strings = {
  uploading: 'Wird gesendet',
  down: 'Der Server der Schule ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.',
  slow: 'Der Server der Schule braucht zu lange für eine Antwort. Versuchen Sie es gleich noch einmal.',
  strange: 'Die Antwort vom Server der Schule ist nicht lesbar. Versuchen Sie es gleich noch einmal.',
}

export type Complete = Translates<typeof import('./requests.ts'), typeof import('../en/requests.ts')>
