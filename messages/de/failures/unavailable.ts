/** Why the server cannot work now. */
export const databaseBusy =
  'Die Datenbank steht gerade nicht zur Verfügung. Es wurde nichts geändert. Versuchen Sie es in einigen Sekunden noch einmal.'
export const databaseLost =
  'Die Verbindung zur Datenbank ist abgebrochen. Versuchen Sie es in einigen Sekunden noch einmal, und sehen Sie vorher nach, ob Ihre Änderung schon da ist.'
export const diskFull =
  'Die Festplatte des Servers ist voll. Es wurde nichts geändert. Sagen Sie der Schule Bescheid, und versuchen Sie es später noch einmal.'
export const databaseFails =
  'Der Server kann seine Daten nicht lesen oder schreiben. Es wurde nichts geändert. Sagen Sie der Schule Bescheid, und versuchen Sie es später noch einmal.'
