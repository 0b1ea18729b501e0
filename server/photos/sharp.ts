import type Sharp from 'sharp'

let loaded: Promise<typeof Sharp> | undefined

/** Loads sharp with the first picture: other jobs of the process need none. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // Only the decoders for the types of the contract may run, for all bytes.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
    })
    return sharp
  })
  return loaded
}
