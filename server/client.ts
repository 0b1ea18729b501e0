import { isIP, type Socket } from 'node:net'
import type { Context } from 'hono'

/** The caller's network address. Behind `trustedProxies` proxies it is what the outermost of them saw. */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const seen = bare(hops.at(-trustedProxies) ?? '')
    if (isIP(seen)) return seen
  }
  // A request that tests hand in has no connection.
  if (!c.env?.incoming) return 'local'
  return connectionAddress(c.env.incoming.socket)
}

/** The network address at the other end of a connection: a client's, or that of a proxy. */
export const connectionAddress = ({ remoteAddress }: Socket): string =>
  (remoteAddress ?? 'unknown').replace(AS_IPV4, '')

/** As a proxy writes it, without the port that some append. */
const bare = (address: string) =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(AS_IPV4, '')

const AS_IPV4 = /^::ffff:(?=[\d.]+$)/i

/** True if the browser's connection is encrypted, here or at the outermost proxy. */
export function isSecure(c: Context, trustedProxies: number): boolean {
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-proto') : undefined
  return forwarded ? forwarded.split(',')[0]?.trim() === 'https' : c.req.url.startsWith('https:')
}
