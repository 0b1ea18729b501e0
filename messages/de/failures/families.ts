import { familyCodeDays } from '../../numbers.ts'
import { quoted } from './words.ts'

/** Parents and guardians, and the codes with which they link themselves. */
export const familiesClosed =
  'Ihre Schule lässt Familien hier zurzeit nicht lesen. Ihre Kinder bleiben mit Ihnen verbunden. Fragen Sie im Sekretariat, wann es wieder möglich ist.'
/** The same for every code that cannot be used, whatever the reason: it tells nothing about a child. */
export const familyCodeWrong = `Dieser Code kann nicht verwendet werden. Sehen Sie nach, ob alle Buchstaben und Ziffern wie auf dem Zettel sind. Ein Code gilt einmal und ${familyCodeDays} Tage lang. Wenn alles stimmt, bitten Sie im Sekretariat um einen neuen.`
export const noSuchGuardian = ({ userId }: { userId: string }) =>
  `Keine Eltern und keine Erziehungsberechtigten haben die Benutzerkennung ${quoted(userId)}. Es muss ein Zugang sein, der auf der Seite „Registrieren“ entstanden ist, nicht der von einem Kind der Schule oder vom Personal.`
