import { deletedDays, draftHours } from '../numbers.ts'
import { count, countPeople, formatNumber, type Kind, people, plural } from './counting.ts'
import { loginLabels } from './labels.ts'

type Counted = { number: number }
type CountedPeople = { kind: Kind; number: number }
type Progress = { done: number; all: number }

/** The page 'Import'. */
export const imports = {
  /** Choosing a file. */
  choose: {
    lead: 'Adds or changes many people at once, from a file. Nothing changes before you have seen what would happen.',
    kind: 'Who is in the file?',
    kinds: { student: 'Students', teacher: 'Teachers' },
    zone: 'Choose a file',
    zoneHint: 'CSV, Excel (.xlsx), or the ZIP of an export.',
    pasteHint: 'Rows that you copied from a spreadsheet can be pasted here too.',
    template: 'No file yet? Fill in a template:',
    excel: 'Template for Excel (.xlsx)',
    csv: 'Template as CSV',
    paste: 'Type or paste rows',
    rows: 'Rows, the first with the headings',
    rowsHint: 'Mark them in the spreadsheet, copy, and paste them here.',
    read: 'Read these rows',
    sending: ({ name }: { name: string }) => `Sending ${name || 'the rows'}`,
    reading: ({ name }: { name: string }) => `Reading ${name || 'the rows'}`,
    tooLarge: ({ megabytes }: { megabytes: number }) =>
      `This file is larger than ${megabytes} MB, so it cannot be read. Divide it into several files, or send photos afterwards.`,
    several: 'Choose one file at a time: each file is an import of its own.',
    nothing: 'There are no rows to read: copy them in the spreadsheet first, with their headings.',
  },

  /** The sheets of a file, of which one is chosen. */
  sheets: {
    label: 'Which sheet is to be read?',
    all: 'All that can be seen in the file',
    allHint: {
      student: 'One list. Where a row has no class, the name of its sheet is its class.',
      teacher: 'One list.',
    },
    hidden: 'Hidden in the file',
    read: 'Read it',
  },

  /** The settings of the school, from the ZIP of an export. */
  settings: {
    summary: 'Settings of the school from a file',
    hint: 'Name, texts, classes, colours and pictures. They are saved at once; what is there now stays as an earlier version. Take them before the students, whose classes they name.',
    zone: 'Choose the export of a school',
    zoneHint: 'The ZIP of the whole school, or a file of its settings (.zip, .json).',
    several: 'Choose one file: a school has one set of settings.',
    done: 'The settings of the file are those of the school now. Load this page again to see them here.',
    conflict: ({ number }: Counted) =>
      `The school has other values than the file in ${count(number, { one: 'setting', other: 'settings' })}, so nothing was changed. The present values stay in an earlier version if you use those of the file.`,
    replace: 'Use the values of the file',
  },

  /** Drafts and earlier imports. */
  list: {
    heading: 'Earlier imports',
    empty: 'Nothing has been imported yet',
    failed: 'The earlier imports could not be loaded.',
    when: 'When',
    file: 'File',
    pasted: 'Pasted rows',
    people: 'Rows',
    counted: ({ kind, number }: CountedPeople) => countPeople(kind, number),
    state: 'State',
    states: { draft: 'Draft', running: 'Running', done: 'Imported', undone: 'Undone' },
    open: 'Open',
    undo: 'Undo',
  },

  /** One import. */
  one: {
    headings: { student: 'Import students', teacher: 'Import teachers' },
    back: 'All imports',
    failed: 'The import could not be loaded.',
    gone: `A draft is removed when it is dropped, and ${draftHours} hours after it was made.`,
    lead: ({ file, number, at, by }: Counted & Record<'file' | 'at' | 'by', string>) =>
      `${file} · ${count(number, { one: 'row', other: 'rows' })} · read ${at} by ${by}`,
    nobody: loginLabels.deleted,
  },

  running: {
    heading: 'The import is running',
    hint: 'You may close this page: the import goes on, and this page shows where it is.',
    what: { photos: 'Reading photos', logins: 'Making logins' },
    begins: 'Beginning',
    step: ({ what, done, all }: Progress & { what: string }) =>
      `${what}: ${formatNumber(done)} of ${formatNumber(all)}`,
    /** Each tenth of it. */
    percent: ({ what, percent }: { what: string; percent: number }) => `${what} ${percent} %`,
    lost: 'The school’s server cannot be reached. The import goes on there; this page asks again.',
  },

  finished: {
    done: 'Imported',
    undone: 'Undone',
    undoneHint: 'None of it is in the school any more. People that it added are under Deleted.',
    added: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} added`,
    changed: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} changed`,
    /** Of an import that is undone. */
    takenOut: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} taken out of the school again`,
    changedBack: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} ${plural(number, { one: 'has', other: 'have' })} the earlier values again`,
    sames: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} ${plural(number, { one: 'was', other: 'were' })} in the school already, with the same values`,
    omits: ({ number }: Counted) => `${count(number, { one: 'row', other: 'rows' })} left out`,
    refused: ({ number }: Counted) => `${count(number, { one: 'row', other: 'rows' })} refused and not imported`,
    refusedHint:
      'Mend them in your file, and import it again: who is in the school already is found again, and not added twice.',
    refusedFileHint: `Mend them in the file of the refused rows, which can be had for ${draftHours} hours, or in your own, and import it again: who is in the school already is found again, and not added twice.`,
    photos: ({ number }: Counted) => count(number, { one: 'photo', other: 'photos' }),
    slips: 'Print login slips',
    lists: { student: 'See the students', teacher: 'See the teachers' },
    undo: 'Undo import',
    another: 'Import another file',
    otherList: ({ kind }: { kind: Kind }) => `Import ${people[kind].other} of this file too`,
  },
  /** Undoing an import. */
  undoing: {
    heading: 'Undo this import?',
    text: ({ kind, added, changed }: { kind: Kind; added: number; changed: number }) =>
      [
        added > 0 &&
          `${countPeople(kind, added)} and their logins are deleted; under Deleted they can be restored for ${deletedDays} days.`,
        changed > 0 &&
          `${countPeople(kind, changed)} ${plural(changed, { one: 'becomes', other: 'become' })} as before.`,
      ]
        .filter(Boolean)
        .join(' '),
    word: 'undo',
    prompt: 'Type "undo" to take it out of the school',
    confirm: 'Undo',
    done: 'The import is undone',
  },
}
