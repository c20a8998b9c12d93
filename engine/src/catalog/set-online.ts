import type { AdminContext } from '../kernel/admin-context.ts'
import { changeProduct } from './change-product.ts'
import { noProduct } from './load-product.ts'
import { productView } from './product-view.ts'
import { lockFamilies } from './queries.ts'
import { overlay, readProduct } from './read-product.ts'

/** Whoever changes several products in one transaction enters them all before the first: nobody then waits in a circle. */
export const lockProducts = ({ db, site }: Pick<AdminContext, 'db' | 'site'>, ids: readonly string[]) =>
  db.run(lockFamilies(site.siteId, ids))

/**
 * Puts a product on sale or takes it off; gives whether it was otherwise. Problems: 400, 403 outside-your-places, 404, 409
 * while an import runs.
 */
export const setProductOnline = async (
  ctx: AdminContext,
  productId: string,
  online: boolean,
): Promise<boolean> => {
  let isChanged = false
  await changeProduct(ctx, { operation: 'updateProduct', productId, ifMatch: undefined }, (before) => {
    if (!before) throw noProduct(productId)
    const document = productView(ctx.site.siteId, before)
    isChanged = document.online !== online
    return readProduct(productId, before.type, overlay(document, { online }))
  })
  return isChanged
}
