import { count } from './words.ts'

const inSeconds = (seconds: number) => count(seconds, { one: 'Sekunde', other: 'Sekunden' })
const inMinutes = (minutes: number) => count(minutes, { one: 'Minute', other: 'Minuten' })

/** Who may not do something, or has to wait. */
export const notLoggedIn = 'Bitte melden Sie sich erst an.'
export const notAllowed = 'Ihr Zugang erlaubt das nicht.'
export const notAllowedForOthers = 'Ihr Zugang erlaubt das nur für Sie selbst.'
export const ownPasswordMissing =
  'Dieses Passwort hat Ihnen die Schule gegeben. Wählen Sie zuerst auf der Seite „Konto“ eines, das nur Sie kennen.'
export const secondFactorMissing =
  'Ihre Schule verlangt einen zweiten Faktor. Richten Sie ihn erst auf der Seite „Konto“ ein.'
export const fromOtherSite = 'Dieser Aufruf kommt von einer anderen Website und wird abgelehnt.'

export const tooManyTriesSeconds = ({ seconds }: { seconds: number }) =>
  `Zu viele Versuche. Warten Sie ${inSeconds(seconds)}, und versuchen Sie es dann noch einmal.`
export const tooManyTriesMinutes = ({ minutes }: { minutes: number }) =>
  `Zu viele Versuche. Warten Sie ${inMinutes(minutes)}, und versuchen Sie es dann noch einmal.`
export const tooManyPeople = ({ seconds }: { seconds: number }) =>
  `Zu viele Menschen fragen im selben Augenblick danach. Warten Sie ${inSeconds(seconds)}, und versuchen Sie es dann noch einmal.`
export const tooManyCalls = ({ seconds }: { seconds: number }) =>
  `Ihr Zugang fragt im selben Augenblick nach zu vielem. Warten Sie ${inSeconds(seconds)}, und versuchen Sie es dann noch einmal.`
export const tooManyFiles = ({ seconds }: { seconds: number }) =>
  `An Ihr Netz werden gerade zu viele Dateien gesendet. Warten Sie ${inSeconds(seconds)}, und versuchen Sie es dann noch einmal.`
export const ownUploadsStillArrive = ({ seconds }: { seconds: number }) =>
  `Andere Dateien Ihres Zugangs sind noch unterwegs. Warten Sie ${inSeconds(seconds)}, und versuchen Sie es dann noch einmal.`
export const schoolIsExported =
  'Die ganze Schule wird gerade schon exportiert, und ein Server kann das nur einmal zur selben Zeit. Warten Sie, bis jener Download beendet ist, und versuchen Sie es dann noch einmal.'
