import { type Ctx, knownShopper } from '../kernel/context.ts'
import { forbidden } from '../kernel/problem.ts'
import { noList } from './problems.ts'
import type { ListKey } from './queries.ts'

/**
 * Lets only the shopper of the path pass. Problems: 404 for anybody else's, 403 for a guest [S6.002] unless the site
 * says `guestWishlists`.
 */
export const requireListOwner = (ctx: Ctx, customerId: string): void => {
  const shopper = knownShopper(ctx)
  if (shopper.customerId !== customerId) throw noList()
  if (shopper.kind === 'guest' && !ctx.site.preferences.guestWishlists)
    throw forbidden('Product lists are for registered customers.')
}

/** The key of a list of the token's customer. Problems: 403, 404. */
export const ownListKey = (ctx: Ctx, params: { customerId: string; listId: string }): ListKey => {
  requireListOwner(ctx, params.customerId)
  return { siteId: ctx.site.siteId, customerId: params.customerId, listId: params.listId }
}
