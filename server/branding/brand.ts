import type { SchoolSettings } from '#contract'
import type { Job } from '../workers/workers.ts'
import type { SchoolTheme } from './school-theme.ts'

/** The settings of a school that its icons and its link preview show. */
export type Brand = {
  name: string
  /** Its initials replace a logo. */
  shortName: string
  /** One line below the name. */
  tagline: string
  /** The id of a stored picture. */
  logo: string | null
} & SchoolTheme['brand']

/** The frame of the kit's own theme with its text, and the red margin of an exercise book. */
const OWN_COLOURS: SchoolTheme['brand'] = { background: '#1f4a38', foreground: '#fbfaf5', stripe: '#d9736d' }

/** @param theme of the school's colours; undefined: it has none */
export function brandOf({ identity }: Pick<SchoolSettings, 'identity'>, theme: SchoolTheme | undefined): Brand {
  const { name, shortName, motto, line, logo } = identity
  return { name, shortName: shortName || name, tagline: motto || line, logo, ...(theme?.brand ?? OWN_COLOURS) }
}

/**
 * The icons: side, radius of the corners, and side of the square in the middle that has the mark, in pixels. The corners
 * of `icon-180` are cut by the phone; of a maskable one systems may cut all outside of a circle of four fifths.
 */
export const ICONS = {
  'icon-64': { size: 64, radius: 12, inner: 48 },
  'icon-180': { size: 180, radius: 0, inner: 120 },
  'icon-192': { size: 192, radius: 36, inner: 136 },
  'icon-512': { size: 512, radius: 96, inner: 362 },
  'icon-maskable': { size: 512, radius: 0, inner: 280 },
} as const

export type BrandPicture = keyof typeof ICONS | 'preview'

/** `logo`: the file of the brand's logo. */
export type DrawInput = { picture: BrandPicture; brand: Brand; logo: Uint8Array | undefined }

export const drawBrandJob: Job<DrawInput, Uint8Array> = { name: 'drawBrand' }
