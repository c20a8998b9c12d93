import { BlockList, isIP } from 'node:net'
import type { CountryCode } from '../../../facts/countries.ts'

/** A program of the merchant, as its row is. */
export type ApiClient = {
  id: string
  organizationId: string
  name: string
  /** The present one, and the one before it. */
  secretHashes: string[]
  /** Until when the one before counts; null where there is none. */
  formerSecretUntil: Date | null
  scopes: string[]
  /** Null: all. */
  countries: CountryCode[] | null
  /** CIDR ranges; empty: from anywhere. */
  addresses: string[]
  createdAt: Date
  endsAt: Date | null
  disabledAt: Date | null
  lastUsedAt: Date | null
  /** Grows with each change. */
  revision: number
}

/** Whether a client may be used at all at this moment. */
export const isActive = ({ disabledAt, endsAt }: ApiClient, now: Date): boolean =>
  disabledAt === null && (endsAt === null || endsAt > now)

/** Hashes of the secrets that count at this moment. */
export const presentHashes = ({ secretHashes, formerSecretUntil }: ApiClient, now: Date): string[] =>
  secretHashes.slice(0, formerSecretUntil && formerSecretUntil > now ? 2 : 1)

/** IPv4 and IPv6 alike; an address mapped into IPv6 counts as what it stands for. */
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const plain = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** A range as `BlockList` takes it. Undefined when the text is none. */
export const readRange = (text: string): { net: string; prefix: number } | undefined => {
  const [net = '', bits, ...rest] = text.split('/')
  const version = isIP(net)
  const prefix = bits === undefined ? (version === 6 ? 128 : 32) : Number(bits)
  const isPrefix = Number.isInteger(prefix) && prefix >= 0 && prefix <= (version === 6 ? 128 : 32)
  return version !== 0 && isPrefix && rest.length === 0 ? { net, prefix } : undefined
}

/** Whether a client may call from this address. */
export const mayCallFrom = ({ addresses }: ApiClient, ip: string): boolean => {
  if (addresses.length === 0) return true
  const ranges = new BlockList()
  for (const text of addresses) {
    const range = readRange(text)
    if (range) ranges.addSubnet(range.net, range.prefix, family(range.net))
  }
  const address = plain(ip)
  return isIP(address) !== 0 && ranges.check(address, family(address))
}
