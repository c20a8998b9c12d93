import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'

/** Networks that are not the internet (RFC 6890): this machine, private and link-local ones, groups. */
const networks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '64:ff9b::/96',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]

const closed = new BlockList()
for (const network of networks) {
  const [address = '', bits = '0'] = network.split('/')
  closed.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Throws where any address of the host is not one of the internet; an IPv4 address within an IPv6 one is judged too. */
export const requirePublicHost = async (uri: string): Promise<void> => {
  const host = new URL(uri).hostname.replace(/^\[|\]$/g, '')
  for (const { address, family } of await lookup(host, { all: true })) {
    if (closed.check(address, family === 6 ? 'ipv6' : 'ipv4')) {
      throw new Error(`the callback leads to ${address}, which is not an address of the internet`)
    }
  }
}
