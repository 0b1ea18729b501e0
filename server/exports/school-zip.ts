import type { Readable } from 'node:stream'
import { messagesIn } from '#messages/all'
import type { Store } from '../store/index.ts'
import type { PhotoKind } from '../store/schema.ts'
import type { NoticeRow } from '../store/tables/notices.ts'
import { csvOf } from './csv.ts'
import {
  earlierReportTable,
  formerTable,
  guardianTable,
  noticeTable,
  registerTable,
  reportTable,
  studentTable,
  teacherTable,
  userTable,
  type Writing,
} from './lists.ts'
import { PHOTO_FOLDERS } from './photo-folders.ts'
import { addSettings } from './settings-zip.ts'
import type { Table } from './table.ts'
import { type AddFile, textFile, zipStream } from './zip.ts'

/** Whose photo, of which kind, and its file. */
export type NamedPhoto = { owner: string; kind: PhotoKind; path: string }

type WithPhoto = { photoVersion: string | null }

/**
 * The whole school as a ZIP. Lists are read in pages, photos and files one by one, so that the memory does not grow with
 * the school, except for the names of the photos and the titles of the notices.
 */
export function schoolZip(store: Store, school: string, now: string, writing: Writing): Readable {
  const { readme } = messagesIn(writing.language).schoolZip
  const heading = messagesIn(writing.language).photoLabels.photo
  return zipStream(async (add) => {
    const photos = photoNames()
    await add('README.txt', [textFile(readme({ school, time: writing.inDigits(writing.localTime(now)) }))])
    /** A list with a column that has the file name of each photo, by which the import finds it. */
    const addList = <Row>(file: string, { columns, pages }: Table<Row>, value: (row: Row) => string) =>
      add(file, csvOf({ columns: [...columns, { heading, value }], pages }))
    await addList('students.csv', studentTable(store, {}, writing, true), (row) =>
      photos.take(row, row.id, 'photo', PHOTO_FOLDERS.student, `${row.grade}-${row.rollNumber}`),
    )
    await addList('former-students.csv', formerTable(store, {}, writing), (row) =>
      photos.take(row, row.id, 'photo', PHOTO_FOLDERS.former, `former-${row.leftYear}-${row.grade}-${row.rollNumber}`),
    )
    await add('register.csv', csvOf(registerTable(store, writing)))
    await addList('teachers.csv', teacherTable(store, {}, writing, true), (row) => {
      photos.take({ photoVersion: row.idCardVersion }, row.id, 'idCard', PHOTO_FOLDERS.idCard, `id-card-${row.userId}`)
      return photos.take(row, row.id, 'photo', PHOTO_FOLDERS.teacher, row.userId)
    })
    const titles = new Map<string, string>()
    await addList('notices.csv', noticeTable(store, {}, writing), (row: NoticeRow) => {
      titles.set(row.id, row.title)
      return photos.take(row, row.id, 'photo', PHOTO_FOLDERS.notice, `notice-${row.title}`)
    })
    await addList('reports.csv', reportTable(store, {}, writing), ({ report, student }) =>
      photos.take(report, report.id, 'photo', PHOTO_FOLDERS.report, `report-${student.grade}-${student.rollNumber}`),
    )
    await addList('earlier-reports.csv', earlierReportTable(store, writing), (report) => {
      const wanted = `report-${report.yearName}-${report.grade}-${report.rollNumber}`
      return photos.take(report, report.id, 'photo', PHOTO_FOLDERS.earlierReport, wanted)
    })
    await add('users.csv', csvOf(userTable(store, {}, writing)))
    await add('guardians.csv', csvOf(guardianTable(store, writing)))
    await addSettings(store, add, 'settings/')
    await addPhotos(store, photos.list, add)
    await addNoticeFiles(store, titles, add)
  }, new Date(now))
}

export async function addPhotos(store: Store, photos: readonly NamedPhoto[], add: AddFile): Promise<void> {
  for (const { owner, kind, path } of photos) {
    // It may have been deleted since its list was written.
    const photo = await store.photos.findOnce(owner, kind)
    if (photo) await add(path, [photo.bytes], true)
  }
}

/** The files of these notices, each in a folder of its notice. @param titles by the ids of the notices */
async function addNoticeFiles({ noticeFiles }: Store, titles: Map<string, string>, add: AddFile): Promise<void> {
  const folders = new Set<string>()
  for (const [notice, title] of titles) {
    const plain = fileName(title)
    const folder = folders.has(plain.toLowerCase()) ? `${plain}-${notice}` : plain
    const files = await noticeFiles.of(notice)
    if (files.length > 0) folders.add(folder.toLowerCase())
    for (const { id, position, name } of files) {
      await add(
        `${PHOTO_FOLDERS.noticeFiles}/${folder}/${position + 1}-${fileName(name)}`,
        noticeFiles.pieces(id),
        true,
      )
    }
  }
}

/** Gives each photo a file name that is unique in all folders and in every letter case. */
function photoNames() {
  const taken = new Set<string>()
  const list: NamedPhoto[] = []
  return {
    list: list as readonly NamedPhoto[],
    /** @returns the file's name; '' where there is no photo */
    take({ photoVersion }: WithPhoto, owner: string, kind: PhotoKind, folder: string, wanted: string): string {
      if (photoVersion === null) return ''
      const plain = fileName(wanted)
      const name = taken.has(plain.toLowerCase()) ? `${plain}-${owner}` : plain
      taken.add(name.toLowerCase())
      list.push({ owner, kind, path: `${folder}/${name}.webp` })
      return `${name}.webp`
    },
  }
}

/** Replaces all characters but letters, digits and a few signs that every file system allows. */
const fileName = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._@-]+/gu, '-')
    // bounded: a name, roll number or user id of at most 256 characters
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 80) || 'photo'
