import type { TextFor, TextOf } from '../../internal/text-for.ts'

/** The texts of FileField. */
export const fileFieldMessages = {
  chooseLabel: 'Hier auswählen, ablegen oder einfügen',
  removeLabel: (({ name }) => `${name} entfernen`.trim()) as TextOf,
  wrongTypeMessage: (({ accept }) =>
    `Diese Art von Datei wird nicht angenommen. Wählen Sie ${accept.replace(/, */g, ', ')}`) as TextFor<{
    accept: string
  }>,
  tooLargeMessage: (({ megabytes }) => `Die Datei ist größer als ${megabytes} MB`) as TextFor<{ megabytes: string }>,
  severalMessage: 'Es wird nur eine Datei angenommen. Wählen Sie eine',
}
