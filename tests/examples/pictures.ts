/** Pictures of the parts of an example that are marked with `data-shot`, and how they are compared. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { differingShare, writeSideBySide } from '../browser/compare-pictures.ts'

/** Of each part, by its name. */
export type Shots = ReadonlyMap<string, Buffer>

/** Share of the pixels that may differ: edges of letters, and half pixels at the edges of the part. */
const TOLERANCE = 0.02
const REPORTS = 'reports/examples'

export async function takePictures(page: Page): Promise<Shots> {
  const shots = new Map<string, Buffer>()
  for (const part of await page.locator('[data-shot]').all()) {
    const name = (await part.getAttribute('data-shot')) ?? ''
    // Only the component: the host decides how wide and high the space for it is.
    const isAlone = (await part.locator(':scope > :only-child').count()) > 0
    // Of a custom element, it is the root in its shadow.
    const shown = isAlone ? part.locator('[class^="kit-"]').first() : part
    shots.set(name, await shown.screenshot({ animations: 'disabled', caret: 'hide' }))
  }
  return shots
}

/** The whole page as reports/examples/<name>.png, for a person. */
export async function keepPage(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${REPORTS}/${name}.png`, fullPage: true })
}

/**
 * One line for each picture that is not as in `wanted`; the two are written side by side into reports/examples/.
 * @param where in words, for the line and for the name of the file
 * @param only compare these
 */
export async function differences(shots: Shots, wanted: Shots, where: string, only = /./): Promise<string[]> {
  const names = [...wanted.keys()].filter((name) => only.test(name) && shots.has(name))
  if (names.length === 0) return [`${where}: no picture to compare`]
  const lines: string[] = []
  for (const name of names) {
    const pair = [shots.get(name) as Buffer, wanted.get(name) as Buffer] as const
    const share = await differingShare(...pair)
    if (share <= TOLERANCE) continue
    const file = `${REPORTS}/${`${where} ${name}`.replace(/\W+/g, '-')}.png`
    await writeSideBySide(pair, file)
    lines.push(`${where}: ${name} differs in ${(share * 100).toFixed(1)} % of its pixels, see ${file}`)
  }
  return lines
}

/** Whether what is in the light theme is light, and the dark one dark. */
export async function wrongThemes(shots: Shots): Promise<string[]> {
  const brightness = async (name: string) => (await sharp(shots.get(name)).greyscale().stats()).channels[0]?.mean ?? 0
  const [light, dark] = [await brightness('nested-light'), await brightness('nested-dark')]
  return light > 160 && dark < 96 ? [] : [`brightness of nested themes: light ${light}, dark ${dark}`]
}
