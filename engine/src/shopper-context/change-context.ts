import { isIPv4 } from 'node:net'
import type { Input } from '../kernel/contract.ts'
import { badRequest } from '../kernel/problem.ts'
import type { Qualifiers, ShopperContext } from './context.ts'
import type { shopperContextContract } from './contract.ts'

type ContextChange = Input<typeof shopperContextContract.updateShopperContext>['body']

const maxQualifiers = 20

const check = ({ effectiveDateTime, clientIp }: ContextChange) => {
  if (effectiveDateTime && Number.isNaN(Date.parse(effectiveDateTime))) {
    throw badRequest('effectiveDateTime is not a moment.', { property: 'effectiveDateTime' })
  }
  if (clientIp && !isIPv4(clientIp)) {
    throw badRequest('clientIp is not an IPv4 address.', { property: 'clientIp' })
  }
}

/** `{}` clears, null takes a pair away, anything else is set. Problem: 400 beyond 20 pairs. */
const qualifiersOf = (known: Qualifiers | undefined, change: Qualifiers | undefined) => {
  if (!change) return known
  const all = Object.keys(change).length === 0 ? {} : { ...known, ...change }
  const present = Object.entries(all).filter(([, value]) => value !== null)
  if (present.length > maxQualifiers) throw badRequest(`At most ${maxQualifiers} qualifiers are kept.`)
  return present.length > 0 ? Object.fromEntries(present) : undefined
}

/** Empty and null mean: none. */
const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0)

const withoutEmpty = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => isGiven(value))) as Partial<T>

/**
 * A context with what is said of it now: lists and places are replaced, qualifiers one by one. The address is kept
 * only where the caller wants it looked at. Problem: 400.
 */
export const changeContext = (known: ShopperContext, change: ContextChange, keepsAddress: boolean) => {
  check(change)
  const { clientIp, ...rest } = change
  return withoutEmpty({
    ...known,
    ...rest,
    clientIp: keepsAddress && clientIp !== undefined ? clientIp : known.clientIp,
    customQualifiers: qualifiersOf(known.customQualifiers, change.customQualifiers),
    assignmentQualifiers: qualifiersOf(known.assignmentQualifiers, change.assignmentQualifiers),
  })
}
