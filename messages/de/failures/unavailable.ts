/** Why the server cannot work now. */
const AGAIN = 'Es wurde nichts geändert. Versuchen Sie es in einigen Sekunden noch einmal.'
const LATER = 'Es wurde nichts geändert. Sagen Sie der Schule Bescheid, und versuchen Sie es später noch einmal.'
export const databaseBusy = `Ein anderes Programm hält die Datenbank besetzt. ${AGAIN}`
export const databaseLost =
  'Die Verbindung zur Datenbank ist abgebrochen. Versuchen Sie es in einigen Sekunden noch einmal, und sehen Sie vorher nach, ob Ihre Änderung schon da ist.'
export const databaseRefuses = `Die Datenbank weist diesen Server ab. ${LATER}`
export const databaseSlow = `Die Datenbank ist gerade zu langsam. ${AGAIN}`
export const databaseNoConnection = `Die Datenbank hat keine Verbindung frei. ${AGAIN}`
export const databaseFull = `Die Festplatte oder der Arbeitsspeicher der Datenbank ist voll. ${LATER}`
export const databaseReadOnly = `Die Datenbank kann gerade nur gelesen werden. ${AGAIN}`
export const databaseStarting = `Die Datenbank startet gerade. ${AGAIN}`
export const databaseUnreachable = `Die Datenbank ist nicht erreichbar. ${AGAIN}`

export const diskFull = `Die Festplatte des Servers ist voll. ${LATER}`
export const diskReadOnly = `Der Server darf nicht auf seine Festplatte schreiben. ${LATER}`
export const diskFaulty = `Die Festplatte des Servers ist fehlerhaft. ${LATER}`
export const databaseDamaged = `Die Datenbank ist beschädigt und muss aus einer Sicherung wiederhergestellt werden. ${LATER}`
