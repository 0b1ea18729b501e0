import { defaultSettings } from '#contract/school/defaults'
import { prepareTrustedPhoto } from '../server/photos/decode.ts'
import { photoHash } from '../server/store/photo-hash.ts'
import type { Photo } from '../server/store/tables/photos.ts'
import { ID_CARD, idCard } from './id-card.ts'
import { noticePicture, type PictureName } from './notice-pictures.ts'
import { rasterise } from './paper.ts'
import { PORTRAIT } from './portraits.ts'

export type Drawing = { svg: string; width: number; height: number }

/** The drawings as the server stores photos: in all sizes. */
export async function photosOf(drawings: Drawing[]): Promise<Photo[]> {
  // All are rasterised before the server's code prepares the first: it blocks SVG for the whole process.
  const photos = await Promise.all(drawings.map(({ svg, width, height }) => rasterise(svg, width, height)))
  return Promise.all(photos.map(prepareTrustedPhoto))
}

export const faceDrawing = (svg: string): Drawing => ({ svg, width: PORTRAIT, height: PORTRAIT })

export const cardDrawing = (
  { name, subject, phone }: { name: string; subject: string; phone: string },
  number: string,
  face: string,
): Drawing => ({
  svg: idCard({ name, subject, phone, number, school: defaultSettings.identity.name }, face),
  ...ID_CARD,
})

/** The drawing of a notice, which is sharp in every size and has a dark form. */
export function noticePhoto(name: PictureName): Photo {
  const bytes = Buffer.from(noticePicture(name))
  return { type: 'image/svg+xml', version: photoHash(bytes), sizes: { full: bytes, card: bytes, thumb: bytes } }
}
