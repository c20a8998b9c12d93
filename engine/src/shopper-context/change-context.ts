import { isIPv4 } from 'node:net'
import type { Input } from '../kernel/contract.ts'
import { badRequest } from '../kernel/problem.ts'
import type { ShopperContext, shopperContextContract } from './contract.ts'

type Said = Input<typeof shopperContextContract.updateShopperContext>['body']
type Qualifiers = Record<string, string | null>

const mostQualifiers = 20

const check = ({ effectiveDateTime, clientIp }: Said) => {
  if (effectiveDateTime && Number.isNaN(Date.parse(effectiveDateTime))) {
    throw badRequest('effectiveDateTime is not a moment.', { property: 'effectiveDateTime' })
  }
  if (clientIp && !isIPv4(clientIp)) {
    throw badRequest('clientIp is not an IPv4 address.', { property: 'clientIp' })
  }
}

/** `{}` clears, null takes a pair away, anything else is set. Problem: 400 beyond 20 pairs. */
const qualifiersOf = (known: Qualifiers | undefined, said: Qualifiers | undefined) => {
  if (!said) return known
  const all = Object.keys(said).length === 0 ? {} : { ...known, ...said }
  const kept = Object.entries(all).filter(([, value]) => value !== null)
  if (kept.length > mostQualifiers) throw badRequest(`At most ${mostQualifiers} qualifiers are kept.`)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** Empty and null mean: none. */
const isSaid = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0)

/**
 * A context with what is said of it now: lists and places are replaced, qualifiers one by one. The address is kept
 * only where the caller wants it looked at. Problem: 400.
 */
export const changeContext = (known: ShopperContext, said: Said, keepsAddress: boolean): ShopperContext => {
  check(said)
  const { clientIp, ...rest } = said
  const next = {
    ...known,
    ...rest,
    ...(keepsAddress && clientIp !== undefined ? { clientIp } : {}),
    customQualifiers: qualifiersOf(known.customQualifiers, said.customQualifiers),
    assignmentQualifiers: qualifiersOf(known.assignmentQualifiers, said.assignmentQualifiers),
  }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => isSaid(value)))
}
