import { count } from '../en/counting.ts'

type Fields = { fields: readonly string[] }
type Days = { days: number }
type Cookie = Days & { name: string }
type Key = { name: string }

/** Im Akkusativ und Nominativ: '1 Tag', '30 Tage'; nach Präpositionen mit Dativ '30 Tagen'. */
const days = (number: number) => count(number, { one: 'Tag', other: 'Tage' })
const list = ({ fields }: Fields) => fields.join(', ')

/**
 * The pages that a school must have: what the program knows for them, by the names that texts have in braces
 * (`LEGAL_VALUES`), and a sample of each. Three low lines are a gap that the school fills in. Only the server reads this file.
 */
export const legal = {
  fields: {
    student: {
      name: 'Name',
      fatherName: 'Name des Vaters',
      rollNumber: 'Nummer in der Klasse',
      grade: 'Klasse',
      age: 'Alter',
      phone: 'Telefonnummer',
      address: 'Anschrift',
      fee: 'Schulgeld',
    },
    teacher: {
      name: 'Name',
      phone: 'Telefonnummer',
      gender: 'Geschlecht',
      address: 'Anschrift',
      qualifications: 'Abschlüsse',
      salary: 'Gehalt',
      subject: 'Fach',
      bankDetail: 'Bankverbindung',
      experience: 'Berufserfahrung',
      classes: 'Klassen',
    },
  },

  data: {
    students: (of: Fields) => `Schülerinnen und Schüler: ${list(of)}; ein Foto`,
    teachers: (of: Fields) => `Lehrkräfte: ${list(of)}; ein Foto und ein Bild des Ausweises`,
    reports:
      'Berichte über Schülerinnen und Schüler: Leistungsstand, Nachricht, Beanstandung, Hinweis und ein Foto, mit der Lehrkraft, die ihn geschrieben hat; auch die früherer Jahre',
    guardians:
      'Eltern und Sorgeberechtigte: zu welchen Kindern ihr Zugang gehört, und die Codes, die das Sekretariat für sie gedruckt hat',
    former: 'Ehemalige: was über sie gespeichert war, dazu Tag und Grund des Abgangs',
    logins:
      'Zugänge: Benutzerkennung, Name, Rolle und Sprache; das Passwort als Wert, aus dem es sich nicht zurückrechnen lässt, oder verschlüsselt, so wie die Schule es ausgegeben hat; die Antwort auf die Sicherheitsfrage, verschlüsselt; Browser und Zeit jeder Sitzung',
    audit:
      'Ein Protokoll, wer wann welchen Datensatz gelesen, geändert, gedruckt oder exportiert hat, mit der Netzadresse (IP-Adresse)',
    faults:
      'Ein technisches Protokoll: welche Adresse wann mit welchem Ergebnis aufgerufen wurde; bei abgewiesenen Aufrufen auch von wem und von welcher Netzadresse. Außerdem, ohne Namen, wie schnell Seiten angezeigt werden',
    notices: 'Mitteilungen mit ihren Fotos und Dateien sowie die Seiten dieses Portals',
    mail: 'E-Mail-Adressen, versiegelt: derer, die Mitteilungen per E-Mail bestellt haben, und der Zugänge, die eine angegeben haben; was sie wünschen, in welcher Sprache und seit wann',
  },

  readers: {
    of: ({ what, who }: { what: string; who: readonly string[] }) => `${what}: ${who.join(', ')}`,
    what: {
      student: 'Daten von Schülerinnen und Schülern',
      report: 'Berichte, auch die früherer Jahre',
      former: 'Daten von Ehemaligen',
      teacher: 'Daten von Lehrkräften',
      login: 'Zugänge',
      guardian: 'Zuordnung von Eltern und Kindern',
      audit: 'Das Protokoll, wer was gelesen oder geändert hat',
    },
    who: {
      visitor: 'alle',
      user: 'Eltern und Sorgeberechtigte mit Zugang',
      student: 'alle Schülerinnen und Schüler',
      teacher: 'Lehrkräfte',
      admin: 'die Verwaltung der Schule',
      own: 'die Schülerin oder der Schüler selbst',
      child: 'Eltern und Sorgeberechtigte, für ihre eigenen Kinder',
    },
    notices: 'Mitteilungen: alle, oder nur diejenigen, für die sie bestimmt sind',
  },

  places: {
    server: 'Auf dem Server, den die Schule für dieses Portal eingerichtet oder gemietet hat',
    file: 'Dort in einer Datenbank in einer Datei; Passwörter und Antworten darin sind mit einem Schlüssel verschlüsselt, der nicht darin liegt',
    postgres:
      'Dort in einer PostgreSQL-Datenbank; Passwörter und Antworten darin sind mit einem Schlüssel verschlüsselt, der nicht darin liegt',
    backups: ({ number }: { number: number }) =>
      `In ${count(number, { one: 'täglichen Sicherung', other: 'täglichen Sicherungen' })}; mit jeder neuen wird die älteste gelöscht`,
    offline:
      'Im Browser der Besucherinnen und Besucher: die zuletzt gesehenen öffentlichen Seiten, damit sie ohne Verbindung lesbar sind',
    map: 'Die Seite „Kontakt“ zeigt eine Karte von openstreetmap.org. Wer diese Seite öffnet, übermittelt seine Netzadresse an die OpenStreetMap Foundation; keine andere Seite ruft einen fremden Server auf',
    noOther: 'Keine Seite ruft einen fremden Server auf, und niemand wird über mehrere Websites hinweg verfolgt',
    mail: ({ host }: { host: string }) =>
      `E-Mails gehen an den Mailserver ${host}, der sie an den Server der jeweiligen Adresse weiterleitet; sie enthalten Mitteilungen und Links zu diesem Portal`,
  },

  retention: {
    former: ({ years }: { years: number }) =>
      `Ehemalige: ${count(years, { one: 'Jahr', other: 'Jahre' })} nach dem Tag des Abgangs`,
    formerForEver: 'Ehemalige: unbefristet, weil noch nach Jahrzehnten nach Bescheinigungen gefragt wird',
    register:
      'Ein Verzeichnis derer, deren Daten gelöscht sind, mit Name, Name des Vaters, Schuljahren und Tag des Abgangs: unbefristet',
    present: 'Schülerinnen und Schüler, Lehrkräfte, Zugänge: bis zum Abgang oder bis zur Löschung',
    deleted: ({ days: number }: Days) =>
      `Gelöschtes: ${days(number)}, in denen die Verwaltung es zurückholen kann; danach endgültig gelöscht`,
    audit: ({ days: number }: Days) => `Das Protokoll, wer was gelesen oder geändert hat: ${days(number)}`,
    backups: ({ number }: { number: number }) =>
      `Sicherungen: ${days(number)}; so lange bleibt auch Gelöschtes darin erhalten`,
    sessions: ({ hours, days: number }: Days & { hours: number }) =>
      `Sitzungen: höchstens ${days(number)}; sie enden ${count(hours, { one: 'Stunde', other: 'Stunden' })} nach dem letzten Seitenaufruf`,
    codes: ({ days: number }: Days) => `Codes für Eltern: ${days(number)}`,
    mail: ({ days: number }: Days) =>
      `E-Mail-Adressen: bis die E-Mails abbestellt werden oder der Zugang endet; eine unbestätigte: ${days(number)}`,
    drafts: ({ hours }: { hours: number }) =>
      `Listen, die gerade importiert werden: ${count(hours, { one: 'Stunde', other: 'Stunden' })}`,
  },

  cookies: {
    session: ({ name, days: number }: Cookie) =>
      `${name}: hält Sie angemeldet, bis Sie sich abmelden oder den Browser schließen, höchstens ${days(number)}`,
    device: ({ name, days: number }: Cookie) =>
      `${name}: nach einer Anmeldung, damit falsche Passwörter anderer diesen Browser nicht aussperren; ${days(number)}`,
    language: ({ name, days: number }: Cookie) => `${name}: die Sprache, die Sie gewählt haben; ${days(number)}`,
    theme: ({ name, days: number }: Cookie) => `${name}: helle oder dunkle Darstellung, wie gewählt; ${days(number)}`,
  },

  storage: {
    local: {
      session: ({ name }: Key) => `${name}: wer angemeldet ist, für die Anzeige der Seiten; bis zur Abmeldung`,
      logout: ({ name }: Key) => `${name}: dass eine Abmeldung dem Server noch mitgeteilt werden muss`,
      draft: ({ name }: Key) => `${name}: was Sie in ein Formular getippt und nicht abgeschickt haben; 24 Stunden`,
    },
    tab: {
      returnTo: ({ name }: Key) =>
        `${name}: die Seite, zu der Sie nach erneuter Anmeldung zurückkehren; bis der Tab geschlossen wird`,
      signedIn: ({ name }: Key) => `${name}: dass gerade eine Anmeldung stattgefunden hat`,
      chosen: ({ name }: Key) => `${name}: welche Datensätze gedruckt werden sollen; bis der Tab geschlossen wird`,
      tab: ({ name }: Key) => `${name}: ein zufälliger Name des Tabs, für darin Getipptes`,
      page: ({ name }: Key) => `${name}: wie weit eine Seite gescrollt war; bis der Tab geschlossen wird`,
    },
    caches: {
      pages: ({ name }: Key) =>
        `${name}: zuletzt gesehene öffentliche Seiten und Bilder, damit sie ohne Verbindung lesbar sind`,
    },
  },

  conformance: {
    meets: ({ standard, level, norm }: Record<'standard' | 'level' | 'norm', string>) =>
      `Das Portal ist nach ${standard}, Stufen A und ${level}, und ${norm} gebaut. Seine Bausteine und Seiten werden automatisch geprüft (axe-core, Bedienung mit der Tastatur, Kontraste), in Chromium und zu einem kleineren Teil in Firefox; kein Mensch mit Screenreader, Bildschirmlupe oder Spracheingabe hat es geprüft`,
    partly: ({ criteria }: { criteria: readonly string[] }) =>
      `Nicht überall erfüllt oder nicht überall nachgewiesen: ${criteria.join(', ')}`,
    unseen: ({ criteria }: { criteria: readonly string[] }) => `Nicht geprüft: ${criteria.join(', ')}`,
    own: 'Was die Schule selbst einstellt, etwa Texte, Bilder und Dateien von Mitteilungen, ist nicht geprüft',
  },
  criteria: {
    '1.4.12': 'Textabstände (1.4.12)',
    '2.1.1': 'Tastatur (2.1.1)',
    '2.4.11': 'Fokus nicht verdeckt (2.4.11)',
    '4.1.2': 'Name, Rolle, Wert (4.1.2)',
    '4.1.3': 'Statusmeldungen (4.1.3)',
  },

  samples: {
    privacy: `So geht {school} in diesem Portal mit personenbezogenen Daten um.

# Verantwortlich
{contact}

Datenschutzbeauftragte oder Datenschutzbeauftragter: ___ (Name und Erreichbarkeit)

# Welche Daten gespeichert werden
{data}

# Wozu, und auf welcher Rechtsgrundlage
Die Daten dienen der Arbeit der Schule: dem Unterricht, den Berichten und dem Kontakt mit den Familien. Rechtsgrundlage ist ___ (bei öffentlichen Schulen Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit dem Schulgesetz Ihres Landes).

# Wo sie gespeichert werden
{places}

Den Server betreibt ___ (die Schule, der Schulträger oder das Unternehmen, das ihn im Auftrag der Schule betreibt; Vertrag nach Art. 28 DSGVO).

# Wer sie lesen darf
{readers}

# Wie lange sie gespeichert werden
{retention}

# Cookies und Speicher im Browser
Gespeichert wird nur, was das Portal zum Betrieb braucht (§ 25 Abs. 2 Nr. 2 TDDDG). Nichts davon dient der Verfolgung über andere Websites; eine Einwilligung ist deshalb nicht nötig.
{cookies}

Von den Seiten selbst gespeichert:
{storage}

# Ihre Rechte
Sie haben das Recht auf Auskunft über Ihre Daten und auf eine Kopie davon (Art. 15 DSGVO; mit einem Zugang finden Sie sie auf der Seite „Konto“), auf Berichtigung (Art. 16), auf Löschung (Art. 17), auf Einschränkung der Verarbeitung (Art. 18) und auf Widerspruch (Art. 21), soweit das Gesetz es vorsieht. Wenden Sie sich dazu an die oben genannte Adresse.

Sie können sich bei der Aufsichtsbehörde beschweren: ___ (Name und Anschrift).`,
    imprint: `# {school}
{contact}

Vertreten durch: {head}

Schulträger: ___ (Name und Anschrift)

Schulaufsicht: ___ (zuständige Behörde)

Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV: ___ (Name und Anschrift)`,
    accessibility: `{school} ist bemüht, dieses Portal für alle Menschen zugänglich zu machen.

# Stand der Vereinbarkeit mit den Anforderungen
{conformance}

# Nicht barrierefreie Inhalte
___ (was Ihnen bekannt ist, etwa ältere PDF-Dateien in Mitteilungen; sonst: keine bekannt)

# Barriere melden
Ist Ihnen eine Barriere aufgefallen? Schreiben Sie uns oder rufen Sie an; wir helfen Ihnen und beheben den Mangel:
{contact}

# Durchsetzungsverfahren
Haben Sie keine oder keine zufriedenstellende Antwort erhalten, wenden Sie sich an: ___ (Durchsetzungs- oder Schlichtungsstelle Ihres Landes)

# Zu dieser Erklärung
Diese Erklärung beruht auf einer Selbstbewertung vom ___ (Datum).`,
  },
  /** In place of the name of the head, where the settings have none. */
  gap: '___',
}
