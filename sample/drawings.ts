import { defaultSettings } from '#contract/school/defaults'
import { prepareTrustedPhoto } from '../server/photos/decode.ts'
import type { Photo } from '../server/store/tables/photos.ts'
import { ID_CARD, idCard } from './id-card.ts'
import { NOTICE_PICTURE, type PictureName, pictures } from './notice-pictures.ts'
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

export const noticeDrawing = (name: PictureName): Drawing => ({ svg: pictures[name](), ...NOTICE_PICTURE })
