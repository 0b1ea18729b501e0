import { photoEdges } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { EarlierReport } from '#contract/operations'
import { urlOf } from './request.ts'

/** `thumb`: a 96 px square; `card`: at most 560 px; without one: at most 1,024 px. */
type Size = 'thumb' | 'card'

const photos = {
  noticePhoto: endpoints.noticePhoto,
  studentPhoto: endpoints.studentPhoto,
  formerPhoto: endpoints.formerPhoto,
  teacherPhoto: endpoints.teacherPhoto,
  teacherIdCard: endpoints.teacherIdCard,
  reportPhoto: endpoints.reportPhoto,
}
type PhotoEndpoint = keyof typeof photos

/**
 * The URL of a photo, for `<img src>`; undefined if there is none. The version is part of the URL: a changed photo
 * appears at once, an unchanged one stays in the browser's cache.
 */
export function photoUrl(name: PhotoEndpoint, id: string, version: string | null, size?: Size): string | undefined {
  return version === null ? undefined : urlOf(photos[name], { params: { id }, query: { size, v: version } })
}

/** Both larger sizes, for `<img srcset>`: the browser chooses the one that fits. */
export function photoSizes(name: PhotoEndpoint, id: string, version: string | null): string | undefined {
  return version === null
    ? undefined
    : `${photoUrl(name, id, version, 'card')} ${photoEdges.card}w, ${photoUrl(name, id, version)} ${photoEdges.full}w`
}

/** The photo of a report from a school year before; undefined if there is none. @param id of the student */
export const earlierPhotoUrl = (id: string, { _id: report, photoVersion }: EarlierReport): string | undefined =>
  photoVersion === null
    ? undefined
    : urlOf(endpoints.earlierReportPhoto, { params: { id, report }, query: { v: photoVersion } })

/** A picture of the school's settings. Its id is a hash of its content. */
export const schoolPictureUrl = (id: string, size?: Size): string =>
  urlOf(endpoints.schoolPicture, { params: { id }, query: { size } })

/** Both larger sizes of it, for `<img srcset>`. */
export const schoolPictureSizes = (id: string): string =>
  `${schoolPictureUrl(id, 'card')} ${photoEdges.card}w, ${schoolPictureUrl(id)} ${photoEdges.full}w`
