import type { Store } from '../store/index.ts'
import { photoHash } from '../store/photo-hash.ts'
import type { Workers } from '../workers/workers.ts'
import { type Brand, type BrandPicture, drawBrandJob } from './brand.ts'

/** A file as it is sent. */
export type BrandFile = { type: string; bytes: Uint8Array; version: string }

/**
 * Icons and link preview of a school. Each is drawn when it is first asked for, and kept as long as what it shows stays
 * the same: a change of other settings draws nothing.
 */
export function createBrandPictures(store: Store, workers: Workers) {
  const drawn = store.cache.memoize(
    'picture of the brand',
    [],
    async (picture: string, json: string): Promise<BrandFile> => {
      const brand: Brand = JSON.parse(json)
      const logo = brand.logo ? (await store.school.findPicture(brand.logo))?.bytes : undefined
      const input = { picture: picture as BrandPicture, brand, logo }
      return fileOf('image/png', await workers.run(drawBrandJob, input))
    },
    ({ bytes }) => bytes.length,
  )

  return {
    picture: (name: BrandPicture, brand: Brand): Promise<BrandFile> => drawn(name, JSON.stringify(brand)),

    /** The icon of a browser's tab: the drawn one in an SVG, which every version of the portal had at this path. */
    async favicon(brand: Brand): Promise<BrandFile> {
      const { bytes } = await drawn('icon-64', JSON.stringify(brand))
      const data = Buffer.from(bytes).toString('base64')
      const image = `<image width="64" height="64" href="data:image/png;base64,${data}"/>`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${image}</svg>`
      return fileOf('image/svg+xml', Buffer.from(svg))
    },
  }
}

const fileOf = (type: string, bytes: Uint8Array): BrandFile => ({ type, bytes, version: photoHash(bytes) })

/** Differs when a picture of the brand looks different: for URLs that may be cached for ever. */
export const brandVersion = (brand: Brand): string => photoHash(JSON.stringify(brand))
