import type { TextFor } from '../../internal/text-for.ts'

/** The texts of PhotoField. */
export const photoFieldMessages = {
  chooseLabel: 'Foto auswählen',
  replaceLabel: 'Anderes Foto auswählen',
  removeLabel: 'Auswahl entfernen',
  dropText: 'oder hier ablegen oder einfügen',
  previewAlt: 'Das ausgewählte Foto',
  wrongTypeMessage: 'Diese Datei ist kein Foto. Wählen Sie JPEG, PNG, WebP, AVIF oder GIF',
  tooLargeMessage: (({ megabytes }) =>
    `Dieses Foto ist größer als ${megabytes} MB. Wählen Sie ein kleineres`) as TextFor<{ megabytes: string }>,
}
