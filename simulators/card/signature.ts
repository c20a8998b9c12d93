import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export type Merchant = { merchantId: string; keyId: string; sharedSecret: string }

const header = (request: FastifyRequest, name: string) => request.headers[name]?.toString() ?? ''

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const parseSignature = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map((match) => [match[1], match[2]]))

const isStale = (date: string, now: Date) => !(Math.abs(Date.parse(date) - now.getTime()) < 5 * 60_000)

/** The vendor's pages sign `v-c-date`, its own client libraries sign `date`. */
const dateHeaders = ['v-c-date', 'date']

/** Says what is wrong with a request's signature; undefined when it is one of the merchants'. */
export const faultOfSignature = (
  request: FastifyRequest,
  merchants: readonly Merchant[],
  now: Date,
): string | undefined => {
  const given = parseSignature(header(request, 'signature'))
  const body = typeof request.body === 'string' ? request.body : ''
  const merchant = merchants.find(({ merchantId }) => merchantId === header(request, 'v-c-merchant-id'))
  if (!merchant) return 'unknown merchant'
  if (given.keyid !== merchant.keyId || given.algorithm !== 'HmacSHA256') return 'unknown key'
  const signed = (given.headers ?? '').split(' ')
  const date = dateHeaders.find((name) => signed.includes(name))
  if (date === undefined || isStale(header(request, date), now)) return 'stale date'
  const needed = ['host', 'request-target', 'v-c-merchant-id', ...(body ? ['digest'] : [])]
  if (!needed.every((name) => signed.includes(name))) return 'not everything is signed'
  if (body && header(request, 'digest') !== `SHA-256=${createHash('sha256').update(body).digest('base64')}`) {
    return 'wrong digest'
  }
  const target = `${request.method.toLowerCase()} ${request.raw.url}`
  const text = signed
    .map((name) => `${name}: ${name === 'request-target' ? target : header(request, name)}`)
    .join('\n')
  const expected = createHmac('sha256', Buffer.from(merchant.sharedSecret, 'base64'))
    .update(text)
    .digest('base64')
  return isEqual(given.signature ?? '', expected) ? undefined : 'wrong signature'
}
