import type { RouteString } from '../kernel/contract.ts'

/** Only the second version has it (contract 5.2). */
export const promoteRoute = {
  promoteTemporaryBasket:
    'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/actions/promote',
} as const

type V2<T> = { [K in keyof T & string as `${K}V2`]: T[K] }

/** The same calls under the names of the second version, over the same baskets (contract 5.2). */
export const asV2 = <T extends Record<string, unknown>>(calls: T): V2<T> =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [`${name}V2`, call])) as V2<T>

/** The routes of version 2 by operation. */
export const pathsOfV2 = <T extends Record<string, RouteString>>(
  routes: T,
): { [K in keyof T & string as `${K}V2`]: RouteString } =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      `${name}V2`,
      route.replace('-baskets/v1/', '-baskets/v2/'),
    ]),
  ) as { [K in keyof T & string as `${K}V2`]: RouteString }
