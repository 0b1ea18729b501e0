import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy. Pages may load what the server itself sends, show photos that were just
 * chosen (blob:), and embed the school's map. Style attributes carry numbers of single elements
 * (a progress, a column's width); scripts come from files only, style from files, from the built page, and the colours
 * of the school.
 */
const policy = (styleHashes: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem ${["'self'", ...styleHashes].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    // The contact page asks whether the map can be reached before it shows it.
    "connect-src 'self' https://www.openstreetmap.org",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Makes the headers of every document and file of the portal.
 * @param page the built index.html: the style in it is allowed by its hash
 */
export function pageHeaders(page: string) {
  // bounded: the index.html that we build
  const built = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashOf(style))
  /** @param style what a document has besides that */
  return (style?: string) => ({
    'Content-Security-Policy': policy(style === undefined ? built : [...built, hashOf(style)]),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  })
}

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
