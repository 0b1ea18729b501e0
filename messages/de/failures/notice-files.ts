import { number } from './words.ts'

/** Why a file of a notice is not taken. */
export const noticeFileForeign =
  'Dateien dieser Art werden nicht angenommen. Wählen Sie eine PDF-Datei, ein Bild (JPEG, PNG, WebP, GIF), ein Dokument aus einem Büroprogramm (.docx, .xlsx, .pptx, .odt, .ods, .odp), einen Text (.txt) oder eine Tabelle (.csv).'
export const noticeFileNamedOther = ({ ending }: { ending: string }) =>
  `Der Name der Datei endet auf .${ending}, sie ist aber von anderer Art: Vielleicht wurde statt ihrer eine Webseite gespeichert. Öffnen Sie sie, speichern Sie sie mit dem Programm, aus dem sie kommt, als .${ending}, und wählen Sie diese Datei.`
export const noticeFileCutOff =
  'Das Ende der Datei fehlt, etwa weil ein Download abgebrochen ist. Holen Sie die Datei noch einmal, prüfen Sie, ob sie sich öffnen lässt, und wählen Sie sie dann.'
export const noticeFileDamaged =
  'Die Datei ist beschädigt oder soll Schaden anrichten. Öffnen Sie sie in ihrem Programm, speichern Sie sie neu, und wählen Sie diese Datei.'
export const noticeFileHasMacros =
  'Die Datei enthält Makros oder ist von einer Art, die dafür gedacht ist (.docm, .xlsm, .pptm): Programme, die auf den Geräten der Lesenden laufen könnten. Speichern Sie sie ohne Makros oder als PDF, und wählen Sie diese Datei.'
export const noticeFileHasObjects =
  'Die Datei enthält etwas, das auf den Geräten der Lesenden ein Programm starten könnte: ein Objekt eines anderen Programms (OLE, ActiveX), eine andere Datei oder eine Vorlage oder einen Rahmen, die von anderswo geladen werden. Speichern Sie sie als PDF, und wählen Sie diese Datei.'
export const noticeFileOtherOffice =
  'Das ist ein Dokument aus einem alten Büroprogramm (.doc, .xls, .ppt), eine Vorlage oder eine Bildschirmpräsentation (.dotx, .xltx, .potx, .ppsx, .ott, .ots, .otp). Das wird nicht angenommen. Öffnen Sie die Datei, speichern Sie sie als .docx, .xlsx, .pptx oder PDF, und wählen Sie diese Datei.'
export const noticeFileLocked =
  'Dieses Dokument hat ein Passwort. Öffnen Sie es, entfernen Sie das Passwort oder speichern Sie es als PDF ohne Passwort, und wählen Sie diese Datei.'
export const noticeFileInPage =
  'Das ist ein Dokument von InPage (.inp), das nur InPage öffnet. Exportieren Sie es in InPage als PDF oder als Bild, und wählen Sie diese Datei.'
export const noticeFileMessage =
  'Das ist eine E-Mail von Outlook (.msg). Speichern Sie, was ihr angehängt ist, oder drucken Sie die E-Mail als PDF, und wählen Sie diese Datei.'
export const noticeFileUnpacksTooMuch = ({ megabytes }: { megabytes: number }) =>
  `Entpackt hat die Datei mehr als ${number(megabytes)} MB, zu viel für die Telefone der Lesenden. Speichern Sie sie als PDF, und wählen Sie diese Datei.`

type Most = { most: number }
export const noticeFilesFull = ({ most }: Most) =>
  `Eine Mitteilung hat höchstens ${number(most)} Dateien. Nehmen Sie erst eine weg, oder legen Sie mehrere in einer PDF-Datei zusammen.`
export const noticeFilesNoRoom = ({ megabytes }: { megabytes: number }) =>
  `Die Dateien aller Mitteilungen hätten zusammen mehr als ${number(megabytes)} MB. Das ist die Grenze dieses Servers, deshalb wurde diese nicht gespeichert. Entfernen Sie Dateien alter Mitteilungen, oder bitten Sie, wer den Server betreibt, um eine höhere Grenze. Dateien gelöschter Mitteilungen zählen, bis sie endgültig gelöscht sind.`
