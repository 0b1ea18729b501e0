import { isIP, isIPv6, type Socket } from 'node:net'
import type { Context } from 'hono'
import type { Settings } from '../settings.ts'

/** The IP address of the caller. Behind `trustedProxies` proxies it is what the outermost of them saw. */
export function clientIp(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const seen = bare(hops.at(-trustedProxies) ?? '')
    if (isIP(seen)) return seen
  }
  // `app.request()` of a test has no connection.
  if (!c.env?.incoming) return 'local'
  return connectionIp(c.env.incoming.socket)
}

/** The IP address at the other end of a connection: that of a client or of a proxy. */
export const connectionIp = ({ remoteAddress }: Socket): string => (remoteAddress ?? 'unknown').replace(AS_IPV4, '')

/** An IP address as a proxy writes it, without the port that some proxies append. */
const bare = (ip: string) =>
  ip
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(AS_IPV4, '')

const AS_IPV4 = /^::ffff:(?=[\d.]+$)/i

/** The network of an IP address. One household or school has a whole /64 of IPv6 addresses: they count as one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  // URL writes each address in its shortest form; '::' means as many zeros as are missing.
  const [before = '', after = ''] = new URL(`http://[${ip.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [before, after].map((part) => (part ? part.split(':') : [])) as [string[], string[]]
  const zeros = Array(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

/**
 * True if the browser's connection is encrypted: here, at the outermost proxy, or because the school's public
 * URL begins with https.
 */
export function isSecure(c: Context, { trustedProxies, publicUrl }: Settings): boolean {
  if (publicUrl?.startsWith('https:')) return true
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-proto') : undefined
  return forwarded ? forwarded.split(',')[0]?.trim() === 'https' : c.req.url.startsWith('https:')
}
