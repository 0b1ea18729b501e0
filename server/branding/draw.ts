import { loadSharp } from '../photos/sharp.ts'
import { type DrawInput, ICONS } from './brand.ts'
import { initialsOf } from './initials.ts'
import { letteringWith } from './lettering.ts'
import { drawPreview } from './preview.ts'
import { drawTile, type Mark } from './tile.ts'

let letterer: ReturnType<typeof letteringWith> | undefined

/** Draws one icon, or the link preview, as PNG. In a worker process: it takes up to some hundred milliseconds. */
export async function drawBrand({ picture, brand, logo }: DrawInput): Promise<Buffer> {
  const sharp = await loadSharp()
  letterer ??= letteringWith(sharp)
  const letters = await letterer
  const mark: Mark = logo ? { logo } : { initials: await letters.drawable(initialsOf(brand.shortName)) }
  if (picture === 'preview') return drawPreview(sharp, letters, brand, mark)
  return drawTile(sharp, letters, mark, {
    ...ICONS[picture],
    background: brand.background,
    foreground: brand.foreground,
    dark: brand.background,
  })
}
