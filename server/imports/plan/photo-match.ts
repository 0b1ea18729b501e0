/** Whose photo a file of a ZIP or a folder is. */
import { plainSigns } from '#contract/characters'
import { messageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { PHOTO_FOLDERS } from '../../exports/photo-folders.ts'
import { isSystemFile } from '../../files/zip.ts'
import { nameKey, rollKey } from '../../school/same-person.ts'
import { PICTURES_FOLDER } from '../../school/settings-file.ts'
import { userKey } from '../../store/user-key.ts'
import type { Draft, Stray } from '../encryption.ts'
import { summarizeList } from '../summarize-list.ts'
import type { PlannedRow } from './plan.ts'
import type { School } from './school.ts'
import { classReader } from './values.ts'

/** The lists of an export: they are skipped without a report, as the files of systems are. */
const LIST = /\.(csv|txt|xlsx|html?|json|pdf)$/i

/** Whether a file of a ZIP or a folder is meant as a photo. */
export const isPhotoName = (path: string): boolean => !isSystemFile(path) && !LIST.test(path)

/** Whether a file is meant as a photo of these people: the export of a whole school has photos of others too. */
export function isPhotoOf(kind: ImportKind, path: string): boolean {
  const isIn = (folder: string) => `/${path}`.includes(`/${folder}/`)
  const { [kind]: own, ...others } = { ...PHOTO_FOLDERS, settings: `settings/${PICTURES_FOLDER}` }
  return isPhotoName(path) && !Object.values(others).some(isIn)
}

export type FoundOwner = { rowNumber: number } | Stray

/**
 * Finds whose photo a file is: by the file's name in the list, by class and roll number, by user id, or by name.
 */
export function photoMatcher({ kind }: Draft, rows: readonly PlannedRow[], school: School) {
  const findClass = classReader(school)
  const index = {
    photo: rowsByKey(),
    userId: rowsByKey(),
    roll: rowsByKey(),
    rollOnly: rowsByKey(),
    name: rowsByKey(),
  }
  for (const { row: rowNumber, values, userId } of rows) {
    index.photo.add(baseOf(values.photo ?? ''), rowNumber)
    index.photo.add(pathKey(values.photo ?? ''), rowNumber)
    index.userId.add(userKey(userId || values.userId || ''), rowNumber)
    if (kind === 'student' && values.rollNumber) {
      index.roll.add(rollKey(values.grade, values.rollNumber), rowNumber)
      index.rollOnly.add(rollKey('', values.rollNumber), rowNumber)
    }
    index.name.add(nameKey(values.name), rowNumber)
  }

  return (path: string): FoundOwner => {
    const base = baseOf(path)
    const stem = base.replace(/\.[^.]+$/, '')
    const folder = path.split('/').at(-2) ?? ''
    const grade = findClass(folder) ?? findClass(/(\d{1,2})\D*$/.exec(folder)?.[1] ?? '')
    const named = classAndRoll(stem, findClass)
    const [, rollFirst] = /^(?:roll)?[ _-]?([0-9]\w*)/i.exec(stem) ?? []
    const words = nameKey(betweenLetters(stem))
    const found = [
      index.photo.get(pathKey(path)),
      index.photo.get(base),
      index.userId.get(userKey(stem)),
      grade ? index.roll.get(rollKey(grade, stem)) : [],
      grade && rollFirst ? index.roll.get(rollKey(grade, rollFirst)) : [],
      named ? index.roll.get(rollKey(named.grade, named.roll)) : [],
      index.rollOnly.get(rollKey('', stem)),
      index.name.get(nameKey(stem)),
      index.name.get(words),
    ].find((rowNumbers) => rowNumbers.length > 0)
    const [first] = found ?? []
    if (!found || first === undefined) {
      return { path, why: 'none', ...messageRef('photoOfNobody') }
    }
    if (found.length > 1) {
      const message = messageRef('photoOfSeveral', { number: found.length, ...summarizeList(found.map(String)) })
      return { path, why: 'several', ...message }
    }
    return { rowNumber: first }
  }
}

/** '3-17', 'Class 3 roll 17' and 'Nursery_17': the longest beginning that is a class, and the word after it. */
function classAndRoll(stem: string, findClass: (written: string) => string | undefined) {
  for (const { index } of [...stem.matchAll(SEPARATORS)].slice(0, MOST_WORDS).reverse()) {
    const grade = findClass(stem.slice(0, index))
    const [, roll] = /^(?:roll)?[ _-]?(\w+)/i.exec(stem.slice(index).replace(/^[ _.-]+/, '')) ?? []
    if (grade && roll) return { grade, roll }
  }
  return undefined
}

const SEPARATORS = /[ _.-]+/g
/** Words of a file's name in which a class is looked for. */
const MOST_WORDS = 6

function rowsByKey() {
  const rowNumbers = new Map<string, Set<number>>()
  return {
    add(key: string, rowNumber: number) {
      if (key.trim() === '') return
      const known = rowNumbers.get(key)
      if (known) known.add(rowNumber)
      else rowNumbers.set(key, new Set([rowNumber]))
    },
    get: (key: string): number[] => (key.trim() === '' ? [] : [...(rowNumbers.get(key) ?? [])]),
  }
}

/** From the first letter of a name to its last one: without numbers before and after it. */
function betweenLetters(name: string): string {
  const letters = [...name.matchAll(/\p{L}/gu)]
  const [first, last] = [letters[0], letters.at(-1)]
  return first && last ? name.slice(first.index, last.index + last[0].length) : ''
}

/** Cuts long runs of combining marks, which no name has: to normalize them takes quadratic time. */
const pathKey = (path: string) =>
  plainSigns(path)
    .replace(/(\p{M}{8})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
const baseOf = (path: string) => pathKey(path.split('/').at(-1) ?? '')
