type Named = { school: string }

/** What mails say, besides the notices themselves. Only the server reads it. */
export const mail = {
  confirm: {
    subject: ({ school }: Named) => `Bitte bestätigen: Mitteilungen von ${school} per E-Mail`,
    text: ({ school }: Named) =>
      `Jemand, wahrscheinlich Sie, hat an diese Adresse die Mitteilungen von ${school} bestellt. Wenn Sie es waren, öffnen Sie diese Seite und bestätigen Sie es dort:`,
    button: 'Auf dieser Seite bestätigen',
    days: ({ days }: { days: number }) =>
      `Wenn Sie es nicht waren, tun Sie nichts. Innerhalb von ${days} Tagen wird die Adresse gelöscht, und es kommt keine weitere E-Mail.`,
  },
  known: {
    subject: ({ school }: Named) => `Sie bekommen die Mitteilungen von ${school} schon per E-Mail`,
    text: ({ school }: Named) =>
      `Jemand, wahrscheinlich Sie, hat an diese Adresse die Mitteilungen von ${school} bestellt. Sie bekommt sie bereits, und nichts wurde geändert. Auf dieser Seite wählen Sie, welche Sie bekommen, oder beenden sie:`,
    button: 'Ihre Mitteilungen per E-Mail',
    ignore: 'Wenn Sie es nicht waren, tun Sie nichts.',
  },
  confirmOwn: {
    subject: ({ school }: Named) => `Bitte bestätigen Sie Ihre E-Mail-Adresse bei ${school}`,
    text: ({ school }: Named) =>
      `Jemand, wahrscheinlich Sie, hat diese Adresse im eigenen Konto bei ${school} angegeben, um zu erfahren, wenn etwas da ist. Wenn Sie es waren, öffnen Sie diese Seite und bestätigen Sie es dort:`,
    button: 'Auf dieser Seite bestätigen',
  },
  report: {
    subject: ({ school }: Named) => `Ein Bericht ist da: ${school}`,
    text: ({ school }: Named) => `Bei ${school} ist ein Bericht für Sie da. Melden Sie sich an, um ihn zu lesen:`,
    button: 'Bericht lesen',
  },
  changed: ({ title }: { title: string }) => `Geändert: ${title}`,
  daily: ({ school, day }: Named & { day: string }) => `Mitteilungen von ${school}, ${day}`,
  onPage: 'Auf der Seite lesen',
  calendar: 'In den Kalender',
  files: 'Dateien',
  why: ({ school }: Named) =>
    `Sie bekommen diese E-Mail, weil Sie die Mitteilungen von ${school} per E-Mail bestellt haben.`,
  whyOwn: ({ school }: Named) =>
    `Sie bekommen diese E-Mail, weil Sie diese Adresse in Ihrem Konto bei ${school} angegeben haben.`,
  endOwn: 'Diese E-Mails beenden',
  change: 'Wählen, welche Sie bekommen, oder sie beenden',
}
