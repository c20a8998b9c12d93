import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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

/** An IPv4 address within an IPv6 one is judged as that too. */
const requirePublic = (address: string): void => {
  if (!closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return
  throw new Error(`the call leads to ${address}, which is not an address of the internet`)
}

/**
 * How a connection finds its host when only the internet may be called: the addresses that are judged are those that it
 * connects to, so a name that leads elsewhere a moment later does not matter. Fails where any address is not one of the
 * internet.
 */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      try {
        if (error) throw error
        for (const { address } of found) requirePublic(address)
        if (options.all) done(null, found)
        else done(null, found[0]?.address ?? '', found[0]?.family)
      } catch (fault) {
        done(fault as NodeJS.ErrnoException, '')
      }
    })

/** Throws where the host is written as an address that is not one of the internet: no connection looks such a host up. */
export const requirePublicLiteral = (uri: URL): void => {
  const host = uri.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0) requirePublic(host)
}
