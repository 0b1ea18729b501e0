import { longWait } from '../../numbers.ts'
import { count } from './words.ts'

type Wait = { seconds: number }
const lengthOf = (seconds: number) =>
  seconds < longWait
    ? count(seconds, { one: 'Sekunde', other: 'Sekunden' })
    : count(Math.ceil(seconds / 60), { one: 'Minute', other: 'Minuten' })
const wait = (seconds: number) => `Warten Sie ${lengthOf(seconds)}, und versuchen Sie es dann noch einmal.`

/** Who may not do something, or has to wait. */
export const notLoggedIn = 'Bitte melden Sie sich erst an.'
export const notAllowed = 'Ihr Zugang erlaubt das nicht.'
export const notAllowedForOthers = 'Ihr Zugang erlaubt das nur für Sie selbst.'
export const ownPasswordMissing =
  'Dieses Passwort hat Ihnen die Schule gegeben. Wählen Sie zuerst auf der Seite „Konto“ eines, das nur Sie kennen.'
export const secondFactorMissing =
  'Ihre Schule verlangt einen zweiten Faktor. Richten Sie ihn erst auf der Seite „Konto“ ein.'
export const fromOtherSite = 'Dieser Aufruf kommt von einer anderen Website und wird abgelehnt.'

export const tooManyTries = ({ seconds }: Wait) => `Zu viele Versuche. ${wait(seconds)}`
export const serverBusy = ({ seconds }: Wait) =>
  `Der Server ist überlastet, weil zu viele Menschen im selben Augenblick etwas wollen. ${wait(seconds)}`
export const networkBusy = ({ seconds }: Wait) =>
  `Ihr Netz sendet oder lädt gerade zu viel auf einmal. ${wait(seconds)}`
export const loginBusy = ({ seconds }: Wait) =>
  `Ihr Zugang fragt oder sendet im selben Augenblick zu viel. ${wait(seconds)}`
export const schoolIsExported =
  'Die ganze Schule wird gerade schon exportiert, und ein Server kann das nur einmal zur selben Zeit. Warten Sie, bis jener Download beendet ist, und versuchen Sie es dann noch einmal.'
