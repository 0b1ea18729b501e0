import { count, countPeople, formatNumber, type Kind, plural } from './counting.ts'
import { allOf, oneOf } from './language.ts'

type Counted = { number: number }
type CountedPeople = { kind: Kind; number: number }
type Progress = { done: number; all: number }

type Joined = { heading: string; parts: readonly string[]; sample: string }
type Same = { heading: string; value: string; isJoined: boolean }

/** The draft of an import, on the page 'Import'. */
export const importDraft = {
  draft: {
    summary: 'What the import will do',
    adds: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} will be added`,
    changes: ({ kind, number }: CountedPeople) => `${countPeople(kind, number)} will be changed`,
    sames: ({ kind, number }: CountedPeople) =>
      `${countPeople(kind, number)} ${plural(number, { one: 'stays as it is', other: 'stay as they are' })}`,
    omits: ({ number }: Counted) => `${count(number, { one: 'row is', other: 'rows are' })} left out`,
    refused: ({ number }: Counted) =>
      `${count(number, { one: 'row is', other: 'rows are' })} refused, and left out unless you mend ${plural(number, { one: 'it', other: 'them' })} below`,
    run: ({ kind, number }: CountedPeople) => `Import ${countPeople(kind, number)}`,
    nothing: 'There is nothing to import: no row would add or change anybody.',
    download: 'Download refused rows',
    drop: 'Drop this draft',
    dropped: 'The draft is dropped',
    waiting: 'The photos are still being read.',
  },

  columns: {
    heading: 'Columns',
    matched: ({ matched, all }: { matched: number; all: number }) =>
      `${matched} of ${count(all, { one: 'column', other: 'columns' })} read`,
    missing: ({ fields }: { fields: readonly string[] }) =>
      `No column is read as ${oneOf(fields)}, which new people need. Choose the column below, or say above what holds for all rows.`,
    hint: 'Each column of the file, and what it is read as. Two columns can be one name, class or address: they are joined.',
    clears: ({ fields, sign }: { fields: readonly string[]; sign: string }) =>
      `Of people who are in the school already, an empty cell leaves what is there; a “${sign}” empties ${allOf(fields)}.`,
    noHeading: ({ number }: { number: number }) => `Column ${number}`,
    sample: ({ sample }: { sample: string }) => `Such as ${sample}`,
    none: 'Not read',
    joined: ({ heading, parts, sample }: Joined) =>
      `${heading} is joined from ${allOf(parts.map((part) => `“${part}”`))}: ${sample}`,
    reverse: 'Other order',
    same: ({ heading, value, isJoined }: Same) =>
      isJoined ? `${heading}: “${value}” follows in all rows` : `${heading}: “${value}” in all rows`,
    remove: 'Remove',
    sameField: 'The same in all rows',
    choose: 'Choose a field',
    sameValue: 'Its value',
    add: 'Use in all rows',
  },

  photos: {
    heading: 'Photos',
    none: 'none yet',
    matched: ({ number }: Counted) => `${formatNumber(number)} matched`,
    without: ({ number }: Counted) => `${formatNumber(number)} without`,
    stray: ({ number }: Counted) => `${formatNumber(number)} not used`,
    hint: {
      student:
        'A photo is found by its name: class and roll number (3-17.jpg), the student’s name (Ali Khan.jpg), or what the column Photo says.',
      teacher: 'A photo is found by its name: the teacher’s name (Sara Malik.jpg), or what the column Photo says.',
    },
    zip: 'Choose a ZIP',
    folder: 'Choose a folder',
    folderHint: 'with the photos in it',
    chooseFolder: 'Choose it',
    dropFolder: 'or drop it here',
    sending: 'Sending the photos',
    sent: ({ done, all }: Progress) => `${formatNumber(done)} of ${count(all, { one: 'photo', other: 'photos' })} sent`,
    noPhotos: 'There are no photos in this folder: choose one with JPEG, PNG, WebP, AVIF or GIF files.',
    tooLarge: ({ megabytes }: { megabytes: string }) =>
      `This ZIP is larger than ${megabytes} MB. Divide it into several, or choose the folder itself.`,
    notZip: 'This is not a ZIP. Choose a ZIP, or the folder with the photos.',
    strayHeading: 'Photos that are not used',
    strayMore: ({ number }: Counted) => `and ${formatNumber(number)} more`,
    file: 'File',
    why: 'Why',
  },

  rows: {
    heading: 'Rows',
    filter: 'Show',
    counted: ({ number }: Counted) => formatNumber(number),
    filters: {
      all: 'All',
      add: 'To add',
      change: 'To change',
      refused: 'Refused',
      same: 'As they are',
      omit: 'Left out',
      marked: 'To look at',
    },
    actions: { add: 'Add', change: 'Change', refused: 'Refused', same: 'As it is', omit: 'Left out' },
    empty: 'No such rows',
    failed: 'The rows could not be loaded.',
    line: 'Line',
    person: 'Person',
    values: 'Values',
    noName: 'No name',
    photo: 'with photo',
    emptied: 'empty',
    was: ({ value }: { value: string }) => `was ${value}`,
    edit: 'Edit',
    leaveOut: 'Leave out',
    takeIn: 'Take in',
    editOf: ({ rowNumber }: { rowNumber: number }) => `Edit line ${rowNumber}`,
    leaveOutOf: ({ rowNumber }: { rowNumber: number }) => `Leave out line ${rowNumber}`,
    takeInOf: ({ rowNumber }: { rowNumber: number }) => `Take in line ${rowNumber}`,
    edited: ({ rowNumber, what }: { rowNumber: number; what: readonly string[] }) =>
      `Line ${rowNumber}: ${what.join('. ')}`,
    hint: 'Change a value and press Enter: it is checked at once, and the cursor goes to the next one.',
  },
}
