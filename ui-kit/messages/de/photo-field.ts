import type { TextFor } from '../../internal/text-for.ts'

/** The texts of PhotoField. */
export const photoFieldMessages = {
  chooseLabel: 'Foto auswählen',
  replaceLabel: 'Anderes Foto auswählen',
  removeLabel: 'Auswahl entfernen',
  dropText: 'oder hier ablegen oder einfügen',
  previewAlt: 'Das ausgewählte Foto',
  wrongTypeMessage: 'Diese Datei ist kein Foto. Wählen Sie JPEG, PNG, WebP, AVIF oder GIF',
  heicMessage:
    'Das ist ein HEIC-Foto, wie es iPhones und manche Samsung-Geräte aufnehmen; nur wenige Browser zeigen es. Wählen Sie auf dem iPhone Einstellungen > Kamera > Formate > Maximale Kompatibilität; schalten Sie auf einem Samsung-Gerät in den Kamera-Einstellungen ‚Hocheffiziente Bilder‘ aus. Nehmen Sie es dann neu auf, oder speichern Sie dieses als JPEG',
  tooLargeMessage: (({ megabytes }) =>
    `Dieses Foto ist größer als ${megabytes} MB. Wählen Sie ein kleineres`) as TextFor<{ megabytes: string }>,
}
