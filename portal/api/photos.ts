import { limits } from '#contract'
import { address } from './request.ts'

/** `thumb`: a 96 px square; `card`: at most 560 px; without one: at most 1,024 px. */
type Size = 'thumb' | 'card'

type PhotoCall = 'noticePhoto' | 'studentPhoto' | 'teacherPhoto' | 'teacherIdCard' | 'reportPhoto'

/**
 * The address of a photo, for `<img src>`; undefined where there is none. Its version is part of the address, so
 * that a changed photo appears at once and an unchanged one is never asked for again.
 */
export function photoAddress(call: PhotoCall, id: string, version: string | null, size?: Size): string | undefined {
  return version === null ? undefined : address(call, { params: { id }, query: { size, v: version } })
}

/** Both larger sizes, for `<img srcset>`: the browser takes what fits the slot. */
export function photoSizes(call: PhotoCall, id: string, version: string | null): string | undefined {
  return version === null
    ? undefined
    : `${photoAddress(call, id, version, 'card')} ${limits.cardEdge}w, ${photoAddress(call, id, version)} ${limits.photoEdge}w`
}
