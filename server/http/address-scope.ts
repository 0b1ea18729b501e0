import { BlockList, isIP } from 'node:net'

/** From where an address can be opened: only on the server's own machine, or only within its network. */
export type AddressScope = 'machine' | 'network'

const machine = new BlockList()
machine.addSubnet('127.0.0.0', 8)
machine.addAddress('0.0.0.0')
machine.addAddress('::1', 'ipv6')
machine.addAddress('::', 'ipv6')

const network = new BlockList()
network.addSubnet('10.0.0.0', 8)
network.addSubnet('172.16.0.0', 12)
network.addSubnet('192.168.0.0', 16)
network.addSubnet('100.64.0.0', 10)
network.addSubnet('169.254.0.0', 16)
network.addSubnet('fc00::', 7, 'ipv6')
network.addSubnet('fe80::', 10, 'ipv6')

/** Names that only one network knows: those that are reserved for it, and those without a dot. */
const OF_A_NETWORK = /^[^.]+$|\.(?:local|lan|home|internal|intranet|home\.arpa)$/

/** From where an address can be opened; undefined: everywhere, as far as its text says. */
export function addressScope(url: string): AddressScope | undefined {
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '')
  const version = isIP(host)
  if (version > 0) {
    const family = version === 6 ? 'ipv6' : 'ipv4'
    return machine.check(host, family) ? 'machine' : network.check(host, family) ? 'network' : undefined
  }
  if (/(?:^|\.)localhost$/.test(host)) return 'machine'
  return OF_A_NETWORK.test(host) ? 'network' : undefined
}
