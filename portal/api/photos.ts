import { photoEdges } from '#contract'
import * as endpoints from '#contract/endpoints'
import { urlOf } from './request.ts'

/** `thumb`: a 96 px square; `card`: at most 560 px; without one: at most 1,024 px. */
type Size = 'thumb' | 'card'

/** The endpoints of the photos of records. */
type PhotoEndpoint = (typeof endpoints)[
  | 'noticePhoto'
  | 'studentPhoto'
  | 'formerPhoto'
  | 'teacherPhoto'
  | 'teacherIdCard'
  | 'reportPhoto']

/**
 * The URL of a photo, for `<img src>`; undefined if there is none. The version is part of the URL: a changed photo
 * appears at once, an unchanged one stays in the browser's cache.
 */
export function photoUrl(endpoint: PhotoEndpoint, id: string, version: string | null, size?: Size): string | undefined {
  return version === null ? undefined : urlOf(endpoint, { params: { id }, query: { size, v: version } })
}

/** Both larger sizes, for `<img srcset>`: the browser chooses the one that fits. */
export function photoSizes(endpoint: PhotoEndpoint, id: string, version: string | null): string | undefined {
  return version === null
    ? undefined
    : `${photoUrl(endpoint, id, version, 'card')} ${photoEdges.card}w, ${photoUrl(endpoint, id, version)} ${photoEdges.full}w`
}

/** A picture of the school's settings. Its id is a hash of its content. */
export const schoolPictureUrl = (id: string, size?: Size): string =>
  urlOf(endpoints.schoolPicture, { params: { id }, query: { size } })

/** Both larger sizes of it, for `<img srcset>`. */
export const schoolPictureSizes = (id: string): string =>
  `${schoolPictureUrl(id, 'card')} ${photoEdges.card}w, ${schoolPictureUrl(id)} ${photoEdges.full}w`
