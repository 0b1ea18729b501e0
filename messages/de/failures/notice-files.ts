import { number } from './words.ts'

/** Why a file of a notice is not taken. */
export const noticeFileForeign =
  'Dateien dieser Art werden nicht angenommen. Wählen Sie eine PDF-Datei, ein Bild (JPEG, PNG, WebP, GIF), ein Dokument aus einem Büroprogramm (.docx, .xlsx, .pptx, .odt, .ods, .odp), einen Text (.txt) oder eine Tabelle (.csv).'
export const noticeFileNamedOther = ({ ending }: { ending: string }) =>
  `Der Name der Datei endet auf .${ending}, sie ist aber von anderer Art: Vielleicht wurde statt ihrer eine Webseite gespeichert. Öffnen Sie sie, speichern Sie sie mit dem Programm, aus dem sie kommt, als .${ending}, und wählen Sie diese Datei.`
export const noticeFileCutOff =
  'Das Ende der Datei fehlt, etwa weil ein Download abgebrochen ist: Niemand könnte sie öffnen. Holen Sie die Datei noch einmal, prüfen Sie, ob sie sich öffnen lässt, und wählen Sie sie dann.'
export const noticeFileDamaged =
  'Die Datei ist beschädigt oder soll Schaden anrichten. Öffnen Sie sie in ihrem Programm, speichern Sie sie neu, und wählen Sie diese Datei.'
export const noticeFileHasMacros =
  'Die Datei enthält Makros: Programme, die auf den Geräten der Lesenden laufen würden. Speichern Sie sie ohne Makros oder als PDF, und wählen Sie diese Datei.'
export const noticeFileOldOffice =
  'Das ist ein Dokument aus einem alten Büroprogramm (.doc, .xls, .ppt) oder eines mit Passwort, das viele nicht öffnen könnten. Speichern Sie es als PDF oder im heutigen Format ohne Passwort, und wählen Sie diese Datei.'
export const noticeFileUnpacksTooMuch = ({ megabytes }: { megabytes: number }) =>
  `Entpackt hat die Datei mehr als ${number(megabytes)} MB, zu viel für die Telefone der Lesenden. Speichern Sie sie als PDF, und wählen Sie diese Datei.`

type Most = { most: number }
export const noticeFilesFull = ({ most }: Most) =>
  `Eine Mitteilung hat höchstens ${number(most)} Dateien. Nehmen Sie erst eine weg, oder legen Sie mehrere in einer PDF-Datei zusammen.`
export const noticeFilesNoRoom = ({ megabytes }: { megabytes: number }) =>
  `Die Dateien aller Mitteilungen hätten zusammen mehr als ${number(megabytes)} MB. Das ist die Grenze dieses Servers, deshalb wurde diese nicht gespeichert. Entfernen Sie Dateien alter Mitteilungen, oder bitten Sie, wer den Server betreibt, um eine höhere Grenze. Dateien gelöschter Mitteilungen zählen, bis sie endgültig gelöscht sind.`
