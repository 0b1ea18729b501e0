import type { Brand } from './brand.ts'
import { readableOn } from './contrast.ts'
import { initialsOf } from './initials.ts'

/**
 * The icon of a browser's tab, as SVG: initials are drawn with a font of the visitor, who can have letters that the
 * fonts here lack.
 * @param drawn the icon as PNG, where there is a logo or there are no initials
 */
export function faviconOf({ shortName, ground }: Brand, drawn: Uint8Array | undefined): string {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`
  if (drawn) {
    return svg(`<image width="32" height="32" href="data:image/png;base64,${Buffer.from(drawn).toString('base64')}"/>`)
  }
  const initials = escaped(initialsOf(shortName))
  return svg(
    `<rect width="32" height="32" rx="6" fill="${ground}"/>` +
      `<text x="16" y="16" text-anchor="middle" dominant-baseline="central" font-family="Atkinson Hyperlegible Next,system-ui,sans-serif" font-weight="700" font-size="${initials.length > 1 ? 15 : 20}" fill="${readableOn(ground)}">${initials}</text>`,
  )
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
