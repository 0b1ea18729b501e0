import type { Context, Hono } from 'hono'
import { LANGUAGE_PARAMETER, type Language, linkPreview } from '#contract'
import { type Brand, brandOf } from '../branding/brand.ts'
import { type BrandFile, brandVersion, createBrandPictures } from '../branding/pictures.ts'
import { schoolTheme } from '../branding/school-theme.ts'
import type { AppEnv } from '../http/app-env.ts'
import { textsFor, varyIn } from '../http/language-of.ts'
import { CACHING, DATA_HEADERS, isUnchanged, respond } from '../http/responses.ts'
import type { Services } from '../services.ts'

const ICON_PATHS = {
  '/icon-180.png': 'icon-180',
  '/icon-192.png': 'icon-192',
  '/icon-512.png': 'icon-512',
  '/icon-maskable.png': 'icon-maskable',
} as const

/** Serves the icons and the link preview, which are drawn from the settings of the school. */
export function serveBrandFiles(app: Hono<AppEnv>, { store, workers, school }: Services): void {
  const pictures = createBrandPictures(store, workers)
  const brand = async (c: Context) => {
    const present = await school()
    return brandOf(textsFor(c, present.settings), schoolTheme(present.settings))
  }

  const send = async (c: Context, file: BrandFile, caching = REQUESTED_AGAIN) =>
    sendPicture(c, file, { 'Cache-Control': caching, Vary: varyIn((await school()).settings) })

  app.get('/favicon.svg', async (c) => send(c, await pictures.favicon(await brand(c))))
  for (const [path, name] of Object.entries(ICON_PATHS)) {
    app.get(path, async (c) => send(c, await pictures.picture(name, await brand(c))))
  }
  app.get(linkPreview.path, async (c) => {
    const present = await brand(c)
    const isPresent = c.req.query('v') === brandVersion(present)
    return send(c, await pictures.picture('preview', present), isPresent ? CACHING.forever : REQUESTED_AGAIN)
  })
}

/**
 * The path of the link preview, which changes with what it shows. It says a language other than the first one: who fetches
 * it for a messenger sends no cookie.
 */
export const previewPath = (brand: Brand, other?: Language): string =>
  `${linkPreview.path}?v=${brandVersion(brand)}${other ? `&${LANGUAGE_PARAMETER}=${other}` : ''}`

const REQUESTED_AGAIN = 'no-cache'

/** Other sites and messengers show these. The picture in the SVG is a part of it. */
function sendPicture(c: Context, { type, bytes, version }: BrandFile, caching: Record<string, string>): Response {
  const headers = {
    ...DATA_HEADERS,
    'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...caching,
    ETag: `"${version}"`,
  }
  if (isUnchanged(c, headers.ETag)) return respond(c, null, 304, headers)
  return respond(c, bytes as Uint8Array<ArrayBuffer>, 200, { ...headers, 'Content-Type': type })
}
